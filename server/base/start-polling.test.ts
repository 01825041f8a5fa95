import { expect, test, vi } from "vitest";
import { createLogger } from "./logger.ts";
import { startPolling } from "./start-polling.ts";

test("work is repeated one run at a time, an outage is one line of the log, and the end waits for the run", async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const log = createLogger({ write: (line) => lines.push(JSON.parse(line).msg) });
  let runs = 0;
  let run = Promise.withResolvers<void>();
  const work = (signal: AbortSignal) => {
    runs += 1;
    signal.addEventListener("abort", () => run.resolve());
    return run.promise;
  };
  const polling = startPolling(work, { log, interval: 1000, problem: "it fails, trying again" });
  const endRun = async (end: () => void) => {
    end();
    await vi.advanceTimersByTimeAsync(0);
    run = Promise.withResolvers();
  };
  await vi.advanceTimersByTimeAsync(3500);
  expect(runs).toBe(1);
  for (const end of ["reject", "reject", "resolve", "reject"] as const) {
    await endRun(() => run[end](new Error("away") as never));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect([runs, lines]).toEqual([5, ["it fails, trying again", "it fails, trying again"]]);
  await endRun(() => run.resolve());
  const both = [polling.poll(), polling.poll()];
  expect(runs).toBe(6);
  await polling.stop();
  await Promise.all(both);
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toBe(6);
  vi.useRealTimers();
});
