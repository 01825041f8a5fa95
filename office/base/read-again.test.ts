import { QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { OfficeQueries } from "./office-queries.ts";
import { readAgain } from "./read-again.ts";

/** A query on screen, and the answers of its reads in their order. */
function openQuery() {
  const queries = new OfficeQueries();
  const answers = Array.from({ length: 3 }, () => Promise.withResolvers<string>());
  let count = 0;
  const observer = new QueryObserver(queries, {
    queryKey: ["today"],
    queryFn: () => answers[count++]?.promise ?? "read too often",
  });
  onTestFinished(observer.subscribe(() => {}));
  return {
    queries,
    answer: (read: number, text: string) => answers[read - 1]?.resolve(text),
    count: () => count,
    shown: () => observer.getCurrentResult().data,
  };
}

test("what changes while it is read for the first time is read once more", async () => {
  const { queries, answer, count, shown } = openQuery();
  readAgain(queries);
  readAgain(queries, ({ queryKey: [name] }) => name === "another");
  answer(1, "before");
  await expect.poll(count).toBe(2);
  answer(2, "after");
  await expect.poll(shown).toBe("after");
  expect(count()).toBe(2);
});

test("a hundred signals at once cost two reads, and take nothing from the one that is under way", async () => {
  const { queries, answer, count, shown } = openQuery();
  answer(1, "before");
  await expect.poll(shown).toBe("before");
  for (let signals = 0; signals < 100; signals++) readAgain(queries, () => true);
  answer(2, "meanwhile");
  await expect.poll(count).toBe(3);
  expect(shown()).toBe("meanwhile");
  answer(3, "after");
  await expect.poll(shown).toBe("after");
  expect(count()).toBe(3);
});

test("after a join nothing waits for a read that is under way, which may never end", async () => {
  const { queries, answer, count, shown } = openQuery();
  answer(1, "before");
  await expect.poll(shown).toBe("before");
  readAgain(queries, () => true);
  readAgain(queries);
  answer(3, "after");
  await expect.poll(shown).toBe("after");
  expect(count()).toBe(3);
});
