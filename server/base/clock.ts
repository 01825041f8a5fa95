export type Clock = () => Date;

/** Creates the server's clock: the machine's own, or one that is set to `startAt` now and runs on from there. */
export function createClock(startAt?: Date): Clock {
  if (!startAt) return () => new Date();
  const offset = startAt.getTime() - Date.now();
  return () => new Date(Date.now() + offset);
}
