/** Durations in milliseconds. */
export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => seconds(count * 60);
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);

/** Whether two moments, in milliseconds, are closer than a duration: also where the clock was set back between them. */
export const isWithin = (duration: number, one: number, other: number): boolean =>
  Math.abs(one - other) < duration;
