import { fillCount, fillIn, type PluralForms } from "#content/format/fill-in.ts";
import { dateWords } from "#content/format/moments.ts";
import { bookedDay, outsideHours } from "#content/words/website-findings.ts";
import type { Slot } from "#domain/appointments/appointment-slots.ts";
import { createOpenTime } from "#domain/appointments/open-time.ts";
import { localDay } from "#domain/deadlines/local-day.ts";
import type { Both, Locale } from "#domain/locale.ts";
import type { Openings } from "#domain/practice/weekly-hours.ts";
import type { Content, Json } from "#domain/website/edits.ts";
import { isRecord } from "../base/is-record.ts";
import { valueAt } from "../content/content-values.ts";
import type { Circumstances } from "../preflight/facts/launch-facts.ts";

type Given = { content: Content } & Pick<Circumstances, "appointments">;
type BookedDay = { day: string; says: Both };

/** The days of booked appointments that a change of closed days or opening hours leaves out, and what is said of each. */
export function bookedDays(
  path: string,
  before: Json | undefined,
  after: Json,
  { content, appointments = [] }: Given,
): BookedDay[] {
  const timeZone = String(valueAt(content, "business/timeZone"));
  const dayOf = ({ start }: Slot) => localDay(new Date(start), timeZone);
  if (path === "hours/closedDays") {
    const booked = Map.groupBy(appointments, dayOf);
    const already = datesOf(before);
    return datesOf(after).flatMap((day) =>
      already.includes(day) ? [] : sayOf(bookedDay, booked.get(day)?.length ?? 0, day),
    );
  }
  const set = /^hours\/(\w+)\/openings$/.exec(path)?.[1];
  if (!set) return [];
  const ofSet = appointments.filter(
    ({ typeId }) => valueAt(content, `appointments/types/${typeId}/hours`) === set,
  );
  if (ofSet.length === 0) return [];
  const window = {
    start: Math.min(...ofSet.map(({ start }) => start)),
    end: Math.max(...ofSet.map(({ end }) => end)),
  };
  const wasOpen = within(before, window, timeZone);
  const isOpen = within(after, window, timeZone);
  const [first, ...others] = ofSet.filter((time) => wasOpen(time) && !isOpen(time));
  return first ? sayOf(outsideHours, 1 + others.length, dayOf(first)) : [];
}

const datesOf = (days: Json | undefined): string[] =>
  Array.isArray(days) ? days.flatMap((each) => (isRecord(each) ? String(each.date) : [])) : [];

/** Creates the check whether all of a time is in opening hours; their days are counted once, as that is dear. */
function within(openings: Json | undefined, window: Slot, timeZone: string): (time: Slot) => boolean {
  const office = { openings: (openings ?? []) as Openings, closedDays: [], timeZone };
  const openTime = createOpenTime(office, window, []);
  return ({ start, end }) => openTime(start, end) === end - start;
}

function sayOf(words: Both<PluralForms>, count: number, day: string): BookedDay[] {
  const saysIn = (locale: Locale) => fillIn(fillCount(words[locale], count), { day: dateWords(day, locale) });
  return count === 0 ? [] : [{ day, says: { en: saysIn("en"), es: saysIn("es") } }];
}
