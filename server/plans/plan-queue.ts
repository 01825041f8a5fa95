/** The longest queue: plans that wait for the one being drawn. */
const mostWaiting = 40;

/**
 * Creates a queue that runs one job at a time, in order of arrival (FIFO). "busy", at once, when it is full.
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
