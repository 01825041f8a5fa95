/** Whether a text like `2026-11-26` is a day of the calendar, as 2026-02-30 is not. */
export const isInCalendar = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
