// Runs in browsers as a page loads, without Intl: its first use blocks a phone for 50 ms.

/** A moment and the UTC offset of a time zone from then on; both in milliseconds, positive east of Greenwich. */
export type ClockChange = [moment: number, offset: number];

/** The local date of a moment, as `2026-11-20`. */
export function dayByClock(moment: Date, changes: ClockChange[]): string {
  const offset = changes.filter(([change]) => change <= moment.getTime()).at(-1)?.[1] ?? 0;
  return new Date(moment.getTime() + offset).toISOString().slice(0, 10);
}

/** Days from today to the start of the due day, never below 0. Calendar days: no clock change adds one. */
export function daysLeft(dueDate: string, today: string): number {
  return Math.max(0, (Date.parse(dueDate) - Date.parse(today)) / millisecondsPerDay);
}

const millisecondsPerDay = 86_400_000;

export type DaysLeftWords = { today: string; one: string; other: string };

// Not filled in by `fillIn`: shared with the islands, it would be one more script to fetch for every page.
export function daysLeftText(days: number, { today, one, other }: DaysLeftWords): string {
  if (days === 0) return today;
  return days === 1 ? one : other.replace("{count}", String(days));
}
