import type { Log } from "./logger.ts";

type PollingOptions = {
  log: Log;
  /** The milliseconds between two runs. */
  interval: number;
  /** What the log says when a run fails: once for each outage, because the next run tries again. */
  problem: string;
};

export type Polling = {
  /** Runs the work now, unless it is running; resolves at the end of that run, failed or not. */
  poll(): Promise<void>;
  /** Ends the polling after the current run. */
  stop(): Promise<void>;
};

/** Repeats work, one run at a time; its signal is aborted when the polling ends. */
export function startPolling(
  work: (signal: AbortSignal) => Promise<unknown>,
  { log, interval, problem }: PollingOptions,
): Polling {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let isFailing = false;
  const timer = setInterval(poll, interval);
  return {
    poll,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };

  function poll(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function run(): Promise<void> {
    try {
      await work(stopping.signal);
      isFailing = false;
    } catch (err) {
      // What the end interrupts is no outage.
      if (!(isFailing || stopping.signal.aborted)) log.error({ err }, problem);
      isFailing = true;
    }
  }
}
