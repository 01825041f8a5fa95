import { expect, test } from "vitest";
import { retryDelay } from "./retry-delay.ts";

test("each retry waits twice as long as the one before it, and never longer than half a minute", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 100].map((retry) => retryDelay(retry) / 1000);
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
});
