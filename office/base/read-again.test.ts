import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { readAgain } from "./read-again.ts";

test("what changes while it is read for the first time is read once more", async () => {
  const queries = new QueryClient();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let count = 0;
  const queryFn = () => answers[count++]?.promise ?? "read too often";
  const observer = new QueryObserver(queries, { queryKey: ["today"], queryFn });
  const end = observer.subscribe(() => {});
  readAgain(queries);
  readAgain(queries, ({ queryKey: [name] }) => name === "another");
  answers[0]?.resolve("before");
  await expect.poll(() => count).toBe(2);
  answers[1]?.resolve("after");
  await expect.poll(() => observer.getCurrentResult().data).toBe("after");
  expect(count).toBe(2);
  end();
});
