import { fork } from "node:child_process";
import { once } from "node:events";
import { putFirst } from "../scripts/bench-client.ts";
import { nodeEnv } from "./run-script.ts";

/** What the process that sends the requests is asked, and what it tells at its end. */
export type LoadTask = { url: string; paths: readonly string[]; perSecond: number };
export type LoadResult = { samples: { at: number; latency: number }[]; failures: string[] };

/** The milliseconds of the one clock of all processes. */
export const sharedClock = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * Requests at a fixed rate, whether answers come or not (an open loop): a slow answer holds back none of those behind it.
 * They are sent by a process of their own, which nothing of the test holds up; `stop` resolves with what it measured.
 */
export async function startSteadyLoad(task: LoadTask): Promise<{ stop(): Promise<LoadResult> }> {
  const child = fork("tests/steady-load-client.ts", { env: nodeEnv(), serialization: "advanced" });
  child.send(task);
  await once(child, "message");
  // A visitor has a machine of their own. Here it is the first core, where no build runs: an answer that has come and
  // waits for its visitor's turn is no slower answer.
  putFirst(child.pid ?? 0, 0);
  return {
    async stop() {
      const result = once(child, "message");
      child.send("stop");
      const [measured] = await result;
      return measured as LoadResult;
    },
  };
}

/** The percentiles that a page is judged by, in milliseconds, of the requests that were sent within a span of time. */
export function percentilesOf({ samples }: LoadResult, from: number, to: number) {
  const sorted = samples
    .flatMap(({ at, latency }) => (at >= from && at < to ? [latency] : []))
    .sort((one, other) => one - other);
  const at = (part: number) => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2));
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999), count: sorted.length };
}
