import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { readNextPage } from "./read-next-page.ts";

/** A list of which the first page is shown; each page says how often something was read before it. */
async function openList() {
  const queries = new QueryClient();
  const reads: { page: number; answer: () => void }[] = [];
  const observer = new InfiniteQueryObserver(queries, {
    queryKey: ["people"],
    queryFn: async ({ pageParam }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const count = reads.push({ page: pageParam, answer: resolve });
      await promise;
      return { page: pageParam, count, next: pageParam + 1 };
    },
    initialPageParam: 1,
    getNextPageParam: ({ next }) => (next > 3 ? undefined : next),
  });
  const end = observer.subscribe(() => {});
  const pages = () => observer.getCurrentResult().data?.pages.map(({ page }) => page);
  const answer = async (count: number) => {
    await expect.poll(() => reads.length).toBe(count);
    reads.at(-1)?.answer();
  };
  await answer(1);
  await expect.poll(pages).toEqual([1]);
  return { queries, observer, reads, pages, answer, end };
}

test("a change while the next page is read takes nothing from it", async () => {
  const { queries, observer, reads, pages, answer, end } = await openList();
  const read = readNextPage(observer.fetchNextPage, 1);
  await expect.poll(() => reads.length).toBe(2);
  void queries.invalidateQueries();
  await answer(3);
  await answer(4);
  await read;
  expect(pages()).toEqual([1, 2]);
  expect(reads.map(({ page }) => page)).toEqual([1, 2, 1, 2]);
  end();
});

test("the next page takes nothing from what a change has read again", async () => {
  const { queries, observer, reads, pages, answer, end } = await openList();
  void queries.invalidateQueries();
  await expect.poll(() => reads.length).toBe(2);
  const read = readNextPage(observer.fetchNextPage, 1);
  await answer(2);
  await answer(3);
  await read;
  expect(pages()).toEqual([1, 2]);
  expect(observer.getCurrentResult().data?.pages[0]?.count).toBe(2);
  end();
});
