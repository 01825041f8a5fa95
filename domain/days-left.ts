// Runs in browsers too, so it asks Intl and no date library.

/** The date in a time zone, as `2026-11-20`. */
export function localDay(moment: Date, timeZone: string): string {
  // Swedish writes dates as ISO does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(moment);
}

/**
 * Days from now to the start of the due day, rounded up, never below 0. Days of the calendar, so that the hour which
 * a change of clocks adds or takes never makes a day.
 */
export function daysLeft(dueDate: string, now: Date, timeZone: string): number {
  return Math.max(0, (Date.parse(dueDate) - Date.parse(localDay(now, timeZone))) / millisecondsPerDay);
}

const millisecondsPerDay = 86_400_000;

/** `many` holds a `{n}`. */
export type DaysLeftWords = { today: string; one: string; many: string };

export function daysLeftText(days: number, { today, one, many }: DaysLeftWords): string {
  if (days === 0) return today;
  return days === 1 ? one : many.replace("{n}", String(days));
}
