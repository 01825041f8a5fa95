/** Days are texts like `2026-11-23` and months like `2026-11`: no clock and no time zone can move them. */
export type Day = string;
export type Month = string;

const dayLength = 86_400_000;
const parse = (day: Day) => new Date(`${day}T00:00:00Z`);
const write = (date: Date): Day => date.toISOString().slice(0, 10);

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const firstDayOf = (month: Month): Day => `${month}-01`;
export const lastDayOf = (month: Month): Day => addDays(firstDayOf(addMonths(month, 1)), -1);
/** A day of the week, from 0 for Sunday. */
export const weekdayOf = (day: Day) => parse(day).getUTCDay();
export const addDays = (day: Day, days: number): Day =>
  write(new Date(parse(day).getTime() + days * dayLength));

/** The same day of another month, or its last one where it is shorter; a month gives a month. */
export function addMonths<T extends Day | Month>(from: T, months: number): T;
export function addMonths(from: Day | Month, months: number): Day | Month {
  const [year = 0, month = 1, day] = from.split("-").map(Number);
  if (!day) return monthOf(write(new Date(Date.UTC(year, month - 1 + months, 1))));
  const longest = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return write(new Date(Date.UTC(year, month - 1 + months, Math.min(day, longest))));
}

export const clampDay = (day: Day, first: Day, last: Day): Day =>
  day < first ? first : day > last ? last : day;

/** A month as six weeks, so that every month is as high as another; days of its neighbours are left out. */
export function weeksOf(month: Month, firstWeekday: number): (Day | undefined)[][] {
  const start = startOfWeek(firstDayOf(month), firstWeekday);
  const cell = (place: number) => {
    const day = addDays(start, place);
    return monthOf(day) === month ? day : undefined;
  };
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => cell(week * 7 + place)),
  );
}

/** The day a key leads to from another in a grid of days; undefined for keys that lead nowhere. */
export function dayAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  from: Day,
  firstWeekday: number,
): Day | undefined {
  const months = shiftKey ? 12 : 1;
  const weekStart = startOfWeek(from, firstWeekday);
  const ways: Record<string, () => Day> = {
    ArrowLeft: () => addDays(from, -1),
    ArrowRight: () => addDays(from, 1),
    ArrowUp: () => addDays(from, -7),
    ArrowDown: () => addDays(from, 7),
    Home: () => weekStart,
    End: () => addDays(weekStart, 6),
    PageUp: () => addMonths(from, -months),
    PageDown: () => addMonths(from, months),
  };
  return ways[key]?.();
}

/** The day that begins the week in a region, from 0 for Sunday; Sunday where the browser does not know. */
export function firstWeekdayOf(languageTag: string): number {
  const locale: WeekLocale = new Intl.Locale(languageTag);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 7 };
  return firstDay % 7;
}
// Safari and older Chromium have it as a property; in neither the types nor Firefox is it certain.
type WeekInfo = { firstDay: number };
type WeekLocale = { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

const startOfWeek = (day: Day, firstWeekday: number): Day =>
  addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
