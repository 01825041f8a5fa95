import { minutes } from "#domain/durations.ts";

export type Clock = () => Date;

/** The moment (ISO) after which nothing can have begun and no lease ends: a clock that was ahead noted what says so. */
export const latestCredible = (now: Date): string => new Date(now.getTime() + minutes(1)).toISOString();

/** The moment (ISO) of so many milliseconds before another. */
export const ago = (moment: Date, length: number): string =>
  new Date(moment.getTime() - length).toISOString();

/** Creates the server's clock: the machine's own, or one that is set to `startAt` now and runs on from there. */
export function createClock(startAt?: Date): Clock {
  if (!startAt) return () => new Date();
  const offset = startAt.getTime() - Date.now();
  return () => new Date(Date.now() + offset);
}
