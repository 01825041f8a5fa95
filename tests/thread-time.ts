/** The processor time of this thread in milliseconds, which other programs do not lengthen. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The longest work between two turns of the event loop, in milliseconds of processor time, while something runs. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = processorTime();
  let isOver = false;
  const look = () => {
    const now = processorTime();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  look();
  await work();
  isOver = true;
  look();
  return longest;
}
