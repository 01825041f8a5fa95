import { minutes } from "#domain/durations.ts";

/** Plans that may wait for the one being drawn. */
const mostWaiting = 40;
const perAddress = { most: 30, window: minutes(10) };

/**
 * Lets one piece of work run at a time, in the order of arrival. "busy", at once, when too many wait already.
 */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T | "busy"> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= mostWaiting) return "busy";
    waiting += 1;
    const turn = last.then(work);
    last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}

/**
 * Counts the plans of an address; seconds to wait when it had too many, else 0. Kept in memory only, for ten
 * minutes at most: a plan leaves no trace.
 */
export function createAddressCount(): (address: string, now: Date) => number {
  const counts = new Map<string, number>();
  let startedAt = 0;
  return (address, now) => {
    const age = now.getTime() - startedAt;
    if (age < 0 || age >= perAddress.window) {
      counts.clear();
      startedAt = now.getTime();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count <= perAddress.most) return 0;
    return Math.ceil((startedAt + perAddress.window - now.getTime()) / 1000);
  };
}
