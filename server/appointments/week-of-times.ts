import { Temporal } from "temporal-polyfill";
import { fillCount } from "#content/format/fill-in.ts";
import { clockWords, dayRange, dayWords } from "#content/format/moments.ts";
import { zoneName } from "#content/format/zone-name.ts";
import { freeTimesId } from "#content/routes.ts";
import { appointmentWords } from "#content/words/appointments.ts";
import { daysWindow, type Slot, withOffset } from "#domain/appointments/appointment-slots.ts";
import { plainDayAt } from "#domain/deadlines/local-day.ts";
import type { Locale } from "#domain/locale.ts";
import type { WeekValues } from "#domain/templates/free-times-fields.ts";
import type { Db } from "../base/db/open-database.ts";
import { type Book, listFreeSlots } from "./free-slots.ts";
import type { Appointment } from "./queries.ts";

type Options = {
  db: Db;
  book: Book;
  /** Any day of the requested week, like `2026-11-23`, which is shown also without free times; any other text for none. */
  from: string;
  timeZone: string;
  locale: Locale;
  now: Date;
  /** The appointment that moves: what it takes is free for it, and its start is no other time. */
  moving?: Pick<Appointment, "id" | "starts_at">;
  /** The time that was already chosen, as ISO text: its week is shown if any is left there, and its day expanded. */
  chosenTime?: string | undefined;
  /** The address of the week that contains a day. */
  hrefOf: (day: string) => string;
};

/** The values of a week of free times, Monday to Sunday in `timeZone`, for the page without script. */
export async function weekOfTimes(options: Options): Promise<WeekValues> {
  const { book, from, timeZone, locale, now, chosenTime = "", hrefOf } = options;
  const today = plainDayAt(now.getTime(), timeZone);
  const first = mondayOf(today);
  const last = mondayOf(today.add({ days: book.rules.horizonDays }));
  // At the times, as a new page would begin above its menus again.
  const weekHref = (day: Temporal.PlainDate) => `${hrefOf(day.toString())}#${freeTimesId}`;
  const isAfter = (a: Temporal.PlainDate, b: Temporal.PlainDate) => Temporal.PlainDate.compare(a, b) > 0;
  const requestedDay = readDay(from);
  const wantedDay = requestedDay ?? readDay(chosenTime.slice(0, 10));
  let monday = within(wantedDay ? mondayOf(wantedDay) : first, first, last);
  let slots = await listWeekSlots(options, monday);
  // The first week with free times, where none was asked for.
  for (
    let next = first;
    !requestedDay && slots.length === 0 && !isAfter(next, last);
    next = next.add({ days: 7 })
  ) {
    monday = next;
    slots = await listWeekSlots(options, monday);
  }
  const earlier = monday.subtract({ days: 7 });
  // Of the first week nothing may be left, as on its Sunday.
  const hasEarlier =
    isAfter(earlier, first) || (isAfter(monday, first) && (await listWeekSlots(options, first)).length > 0);
  return {
    monday: monday.toString(),
    weekName: dayRange(monday.toString(), monday.add({ days: 6 }).toString(), locale),
    zoneName: zoneName(timeZone, locale),
    earlierHref: hasEarlier ? weekHref(earlier) : undefined,
    laterHref: isAfter(last, monday) ? weekHref(monday.add({ days: 7 })) : undefined,
    days: groupByDay(slots, options),
  };
}

async function listWeekSlots(options: Options, monday: Temporal.PlainDate): Promise<Slot[]> {
  const { db, book, timeZone, now, moving } = options;
  const week = daysWindow(monday.toString(), monday.add({ days: 6 }).toString(), timeZone);
  const slots = await listFreeSlots(db, book, week, now, moving?.id);
  return slots.filter(({ start }) => start !== Date.parse(moving?.starts_at ?? ""));
}

function groupByDay(
  slots: readonly Slot[],
  { timeZone, locale, chosenTime = "" }: Options,
): WeekValues["days"] {
  const times = slots.map(({ start }) => ({ start, localTime: withOffset(start, timeZone) }));
  const days = Map.groupBy(times, ({ localTime }) => localTime.slice(0, "2026-11-23".length));
  const chosenStart = Date.parse(chosenTime);
  const open = Math.max(
    0,
    [...days.values()].findIndex((ofDay) => ofDay.some(({ start }) => start === chosenStart)),
  );
  return [...days.values()].map((ofDay, place) => ({
    dayName: dayWords(new Date(ofDay[0]?.start ?? 0), locale, timeZone),
    countName: fillCount(appointmentWords[locale].times.counted, ofDay.length),
    // The day of the chosen time is expanded, else the first.
    isOpen: place === open,
    times: ofDay.map(({ start, localTime }) => ({
      id: `time-${start}`,
      start: localTime,
      // In its narrow box the half of the day may stand below its time.
      label: clockWords(localTime.slice(11, 16), locale).replace("\u00a0", " "),
    })),
  }));
}

const mondayOf = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 });

function within(day: Temporal.PlainDate, first: Temporal.PlainDate, last: Temporal.PlainDate) {
  if (Temporal.PlainDate.compare(day, first) < 0) return first;
  return Temporal.PlainDate.compare(day, last) > 0 ? last : day;
}

function readDay(text: string): Temporal.PlainDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return undefined;
  }
}
