import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createWorkQueue, unavailable } from "./work-queue.ts";

test("work starts in its order, one a turn of the event loop and no more at once than allowed", async () => {
  const enter = createWorkQueue({ concurrency: 2, mostWaiting: 10, refusal: unavailable });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((name) =>
    enter(() => {
      started.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  expect(started).toEqual([]);
  await nextTurn();
  expect(started).toEqual([0]);
  for (let turn = 0; turn < 5; turn++) await nextTurn();
  expect(started).toEqual([0, 1]);
  for (const end of ends) end();
  for (let turn = 0; turn < 5; turn++) await nextTurn();
  expect(started).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  await Promise.all(all);
});

test("who comes when too many wait is refused at once, and may come again later", async () => {
  const enter = createWorkQueue({ concurrency: 1, mostWaiting: 1, refusal: unavailable });
  const first = enter(async () => "done");
  await expect(enter(async () => "never")).rejects.toMatchObject({
    code: "unavailable",
    retryAfterSeconds: 10,
  });
  expect(await first).toBe("done");
  expect(await enter(async () => "later")).toBe("later");
});

test("work that hangs or fails gives its place to the next", async () => {
  const enter = createWorkQueue({ concurrency: 1, mostWaiting: 5, refusal: unavailable, timeLimit: 20 });
  const hanging = enter(() => new Promise(() => {}));
  const failing = enter(async () => {
    throw new Error("broken");
  });
  const last = enter(async () => "done");
  await expect(hanging).rejects.toMatchObject({ code: "unavailable" });
  await expect(failing).rejects.toThrow("broken");
  expect(await last).toBe("done");
});

test("addresses take turns, and at the limit the one with the most waiting gives way to another", async () => {
  const enter = createWorkQueue({ concurrency: 1, mostWaiting: 6, refusal: unavailable });
  const started: string[] = [];
  const visit = (address: string, name: string) =>
    enter(async () => void started.push(name), address).catch(({ code }) => `${name} ${code}`);
  const flood = [1, 2, 3, 4, 5, 6, 7].map((number) => visit("one", `flood ${number}`));
  const visitor = visit("another", "visitor");
  const refused = (await Promise.all([...flood, visitor])).filter((answer) => answer !== undefined);
  expect(refused).toEqual(["flood 6 unavailable", "flood 7 unavailable"]);
  expect(started).toEqual(["flood 1", "visitor", "flood 2", "flood 3", "flood 4", "flood 5"]);
});

test("the networks of one IPv6 line take the turns of one address", async () => {
  const enter = createWorkQueue({ concurrency: 1, mostWaiting: 6, refusal: unavailable });
  const started: string[] = [];
  const visit = (address: string) => enter(async () => void started.push(address), address);
  const addresses = [1, 2, 3, 4, 5, 6].map((number) => `2001:db8:1:20${number}`);
  const answers = await Promise.allSettled([...addresses, "2001:db8:1:300"].map(visit));
  expect(answers.map(({ status }) => status === "fulfilled")).toEqual([...Array(5).fill(true), false, true]);
  expect(started.slice(0, 2)).toEqual(["2001:db8:1:201", "2001:db8:1:300"]);
});
