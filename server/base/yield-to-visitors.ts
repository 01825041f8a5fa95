import { setTimeout as pause, setImmediate } from "node:timers/promises";
import { seconds } from "#domain/durations.ts";

/** The milliseconds that work goes on before it yields, and those in which it then leaves the event loop to visitors. */
const turns = { work: 0.8, pause: 4 };
/** For how many milliseconds after a request more are expected. */
const expected = seconds(1);
let requestedAt = Number.NEGATIVE_INFINITY;
let resumedAt = Number.NEGATIVE_INFINITY;

/** Notes that a visitor asked for something, so that long work makes room for what follows. */
export function noteRequest(): void {
  requestedAt = performance.now();
}

/**
 * Yields the event loop in the middle of long work, such as opening the next release. Where visitors come, the work takes
 * a sixth of the time: an answer is made in several turns of the event loop, and would wait for a piece of the work in each.
 */
export async function yieldToVisitors(): Promise<void> {
  const at = performance.now();
  if (at - requestedAt > expected) return setImmediate();
  if (at - resumedAt < turns.work) return;
  await pause(turns.pause);
  resumedAt = performance.now();
}
