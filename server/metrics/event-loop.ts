import { monitorEventLoopDelay } from "node:perf_hooks";

/** How often the delay is sampled, in milliseconds: 0.2 % of an idle core; every 10 ms takes twice that. */
const resolution = 20;

/** How late the event loop was since the last reading, in seconds. */
type LoopDelay = { p50: number; p99: number; max: number };
export type EventLoop = { readDelay(): LoopDelay; close(): void };

/** Watches the event loop of this process. */
export function watchEventLoop(): EventLoop {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  // Samples are the pauses between two ticks of a timer, in nanoseconds.
  const lateness = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution) / 1000;
  return {
    readDelay() {
      const [p50, p99] = [histogram.percentile(50), histogram.percentile(99)].map(lateness);
      const delay = { p50: p50 ?? 0, p99: p99 ?? 0, max: histogram.count > 0 ? lateness(histogram.max) : 0 };
      histogram.reset();
      return delay;
    },
    close: () => histogram.disable(),
  };
}
