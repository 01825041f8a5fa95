import { expect, test } from "vitest";
import { hours } from "#domain/durations.ts";
import type { PageCopy } from "./page-copy.ts";
import { signedSource } from "./signed-page.ts";

test("a first copy is quick, the best takes its place, and one that comes late takes no newer one's", async () => {
  let time = 0;
  let day = "monday";
  const best: PromiseWithResolvers<void>[] = [];
  const copyOf = (text: string) => ({ identity: text }) as unknown as PageCopy;
  const source = signedSource(
    {
      sign: () => Buffer.from(`${day} ${time}`),
      makeQuick: async (html) => copyOf(`${html} quick`),
      makeAhead: async (html) => copyOf(`${html} ahead`),
      makeBest: async (html) => {
        const made = Promise.withResolvers<void>();
        best.push(made);
        await made.promise;
        return copyOf(`${html} best`);
      },
    },
    () => new Date(time),
    () => day,
  );
  const shown = async () => (await source()).identity;
  expect(await Promise.all([shown(), shown()])).toEqual(["monday 0 quick", "monday 0 quick"]);
  expect(best).toHaveLength(1);
  day = "tuesday";
  expect(await shown()).toBe("tuesday 0 quick");
  best[0]?.resolve();
  best[1]?.resolve();
  await expect.poll(shown).toBe("tuesday 0 best");
  // After an hour the stale one is sent until the quick one of the new ones is there.
  time = hours(1);
  expect(await shown()).toBe("tuesday 0 best");
  await expect.poll(shown).toBe(`tuesday ${time} quick`);
  best[2]?.resolve();
  await expect.poll(shown).toBe(`tuesday ${time} best`);
  expect(best).toHaveLength(3);
});

test("a copy that was made ahead is shown, unless a visitor's newer one came before it", async () => {
  let time = 0;
  let quickCopies = 0;
  const ahead = Promise.withResolvers<void>();
  const copyOf = (text: string) => ({ identity: text }) as unknown as PageCopy;
  const source = signedSource(
    {
      sign: () => Buffer.from(String(time)),
      makeQuick: async (html) => {
        quickCopies += 1;
        return copyOf(`${html} quick`);
      },
      makeAhead: async (html) => {
        await ahead.promise;
        return copyOf(`${html} ahead`);
      },
      makeBest: () => Promise.reject(new Error("There is no time.")),
    },
    () => new Date(time),
  );
  const late = source("ahead");
  time = 1;
  expect((await source()).identity).toBe("1 quick");
  ahead.resolve();
  expect((await late).identity).toBe("0 ahead");
  expect((await source()).identity).toBe("1 quick");
  time = hours(2);
  await source("ahead");
  await expect.poll(async () => (await source()).identity).toBe(`${time} ahead`);
  // A clock that was set back has one copy made anew, which is kept.
  time = hours(1);
  await expect.poll(async () => (await source()).identity).toBe(`${time} quick`);
  expect(quickCopies).toBe(2);
});
