/** The longest queue: plans that wait for the one being drawn. */
const mostWaiting = 40;

/** Runs one piece of work at a time, in the order of arrival; "busy", at once, when too many wait already. */
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
