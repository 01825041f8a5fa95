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

test("a hundred signals at once cost two reads, and take nothing from the one that is under way", async () => {
  const queries = new QueryClient();
  const answers = Array.from({ length: 3 }, () => Promise.withResolvers<string>());
  let count = 0;
  const observer = new QueryObserver(queries, {
    queryKey: ["people"],
    queryFn: () => answers[count++]?.promise ?? "read too often",
  });
  const end = observer.subscribe(() => {});
  const shown = () => observer.getCurrentResult().data;
  answers[0]?.resolve("before");
  await expect.poll(shown).toBe("before");
  for (let signals = 0; signals < 100; signals++) readAgain(queries);
  answers[1]?.resolve("meanwhile");
  await expect.poll(() => count).toBe(3);
  expect(shown()).toBe("meanwhile");
  answers[2]?.resolve("after");
  await expect.poll(shown).toBe("after");
  expect(count).toBe(3);
  end();
});
