import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { OfficeQueries } from "./office-queries.ts";

test("what changes while it is read for the first time is read once more", async () => {
  const queries = new OfficeQueries();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let count = 0;
  const queryFn = () => answers[count++]?.promise ?? "read too often";
  const observer = new QueryObserver(queries, { queryKey: ["today"], queryFn });
  const end = observer.subscribe(() => {});
  const isRead = queries.invalidateQueries();
  await queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === "another" });
  answers[0]?.resolve("before");
  await expect.poll(() => count).toBe(2);
  answers[1]?.resolve("after");
  await isRead;
  expect(observer.getCurrentResult().data).toBe("after");
  expect(count).toBe(2);
  end();
});

test("a first read that fails refuses no command", async () => {
  const queries = new OfficeQueries({ defaultOptions: { queries: { retry: false } } });
  const answer = Promise.withResolvers<string>();
  const observer = new QueryObserver(queries, { queryKey: ["today"], queryFn: () => answer.promise });
  const end = observer.subscribe(() => {});
  const isRead = queries.invalidateQueries();
  answer.reject(new Error("no connection"));
  await isRead;
  expect(observer.getCurrentResult().isError).toBe(true);
  end();
});
