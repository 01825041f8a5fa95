import { Temporal } from "temporal-polyfill";
import { createCache } from "../cache.ts";

// `federal-tax`: the District of Columbia's, wherever the taxpayer lives (IRC 7503, D.C. Code 28-2701).
// `texas`: the federal ones the Comptroller lists (Tax Code 111.053), not Emancipation or Inauguration Day.
export const holidaySets = ["federal-tax", "texas"] as const;
export type HolidaySet = (typeof holidaySets)[number];

/** The next business day: `day` itself, or the first one after it that is no weekend or legal holiday. */
export function nextBusinessDay(day: Temporal.PlainDate, holidays: HolidaySet): Temporal.PlainDate {
  let open = day;
  while (isWeekend(open) || isLegalHoliday(open, holidays)) open = open.add({ days: 1 });
  return open;
}

/** Whether a day is a legal holiday, or the day on which a holiday of the weekend is observed. */
export function isLegalHoliday(day: Temporal.PlainDate, holidays: HolidaySet): boolean {
  // New Year's Day on a Saturday is observed in the year before.
  const name = day.toString();
  return holidaysNear(day.year, holidays).has(name) || holidaysNear(day.year + 1, holidays).has(name);
}

// Computing the holidays of a year takes 1 ms, and each page asks for those of a dozen deadlines.
const years = createCache<string, ReadonlySet<string>>(50);
const holidaysNear = (year: number, holidays: HolidaySet) =>
  years(`${holidays} ${year}`, () => new Set(holidaysOf(year, holidays).map(String)));

function holidaysOf(year: number, holidays: HolidaySet): Temporal.PlainDate[] {
  const date = (month: number, day: number) => Temporal.PlainDate.from({ year, month, day });
  const federal = [
    date(1, 1),
    nthMonday(year, 1, 3),
    nthMonday(year, 2, 3),
    lastMonday(year, 5),
    date(6, 19),
    date(7, 4),
    nthMonday(year, 9, 1),
    nthMonday(year, 10, 2),
    date(11, 11),
    fourthThursday(year, 11),
    date(12, 25),
  ];
  if (holidays === "texas") return federal.map(observed);
  const emancipation = observed(date(4, 16));
  return [...federal.map(observed), emancipation, ...inauguration(year)];
}

const monday = 1;
const thursday = 4;
const saturday = 6;
const sunday = 7;
const isWeekend = (day: Temporal.PlainDate) => day.dayOfWeek >= saturday;

function observed(holiday: Temporal.PlainDate): Temporal.PlainDate {
  if (holiday.dayOfWeek === saturday) return holiday.subtract({ days: 1 });
  return holiday.dayOfWeek === sunday ? holiday.add({ days: 1 }) : holiday;
}

// In the year after an election; on a Saturday it moves no other day.
function inauguration(year: number): Temporal.PlainDate[] {
  if (year % 4 !== 1) return [];
  const day = Temporal.PlainDate.from({ year, month: 1, day: 20 });
  return [day.dayOfWeek === saturday ? day : observed(day)];
}

const nthMonday = (year: number, month: number, n: number) => nthWeekday(year, month, monday, n);
const fourthThursday = (year: number, month: number) => nthWeekday(year, month, thursday, 4);

function nthWeekday(year: number, month: number, weekday: number, n: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (n - 1) });
}

function lastMonday(year: number, month: number): Temporal.PlainDate {
  const last = Temporal.PlainDate.from({ year, month, day: 31 });
  return last.subtract({ days: last.dayOfWeek - monday });
}
