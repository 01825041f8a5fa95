export type Clock = () => Date;

/** The server's clock: the machine's own, or one that starts at a given time now and runs on from there. */
export function createClock(startAt?: Date): Clock {
  if (!startAt) return () => new Date();
  const offset = startAt.getTime() - Date.now();
  return () => new Date(Date.now() + offset);
}
