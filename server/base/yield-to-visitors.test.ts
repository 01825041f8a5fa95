import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";

// One of its own: those that other tests of this worker asked for count for a second more.
const fresh = "./yield-to-visitors.ts?fresh";
const { noteRequest, yieldToVisitors }: typeof import("./yield-to-visitors.ts") = await import(fresh);
const pieces = 20;

/** The milliseconds in which the event loop waits for something to do while work yields after each of its pieces. */
async function idleTimeOf(work: () => void): Promise<number> {
  const before = performance.eventLoopUtilization();
  for (let piece = 0; piece < pieces; piece++) {
    work();
    const end = performance.now() + 1;
    while (performance.now() < end);
    await yieldToVisitors();
  }
  return performance.eventLoopUtilization(before).idle;
}

test("long work leaves most of the time to visitors, and none where nobody comes", async () => {
  expect(await idleTimeOf(() => {})).toBeLessThan(pieces);
  expect(await idleTimeOf(noteRequest)).toBeGreaterThan(3 * pieces);
});
