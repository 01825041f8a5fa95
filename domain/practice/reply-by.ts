import { Temporal } from "temporal-polyfill";
import { hours, minutes } from "../durations.ts";
import { hoursOn, type OfficeCalendar } from "./office-hours.ts";

/** The latest answer: after `responseHours` if the office is open at both ends, or never; else at a closing. */
export function replyBy(submitted: Date, responseHours: number, office: OfficeCalendar): Date {
  const minute = Math.floor(submitted.getTime() / minutes(1));
  let known = latest.get(office);
  if (known?.minute !== minute || known.responseHours !== responseHours) {
    known = { minute, responseHours, closing: findClosing(minute, responseHours, office) };
    latest.set(office, known);
  }
  return new Date(known.closing ?? submitted.getTime() + hours(responseHours));
}

/** The latest closing of each office: of the messages of a minute only the first pays for the calendar. */
const latest = new WeakMap<
  OfficeCalendar,
  { minute: number; responseHours: number; closing: number | undefined }
>();

/** The closing, in epoch milliseconds, of the first working day, of the second for 48 hours; else undefined. */
function findClosing(minute: number, responseHours: number, office: OfficeCalendar): number | undefined {
  const start = Temporal.Instant.fromEpochMilliseconds(minutes(minute));
  const received = start.toZonedDateTimeISO(office.timeZone);
  if (isOpenAt(received, office) && isOpenAt(received.add({ hours: responseHours }), office))
    return undefined;
  const workingDays = Math.max(1, Math.floor(responseHours / 24));
  return closeAfter(received, workingDays, office)?.epochMilliseconds;
}

function closeAfter(received: Temporal.ZonedDateTime, workingDays: number, office: OfficeCalendar) {
  const today = received.toPlainDate();
  const opens = hoursOn(today, office)[0]?.opens;
  const isBeforeOpening = opens !== undefined && minuteOf(received) < opens;
  let workingDay = 0;
  for (let index = isBeforeOpening ? 0 : 1; index <= farthestDay; index++) {
    const date = today.add({ days: index });
    const plainTime = hoursOn(date, office).at(-1)?.closes;
    if (plainTime !== undefined) workingDay += 1;
    if (workingDay === workingDays) return date.toZonedDateTime({ timeZone: office.timeZone, plainTime });
  }
  return undefined;
}

const farthestDay = 60;

// A break at noon closes no day: a message in it would be promised a later answer than one after it.
function isOpenAt(moment: Temporal.ZonedDateTime, office: OfficeCalendar): boolean {
  const minute = minuteOf(moment);
  const openings = hoursOn(moment.toPlainDate(), office);
  const [first, last] = [openings[0], openings.at(-1)];
  return first !== undefined && last !== undefined && first.opens <= minute && minute <= last.closes;
}

// In the format of opening hours, "09:05": comparing the text compares the times.
const minuteOf = (moment: Temporal.ZonedDateTime) =>
  moment.toPlainTime().toString({ smallestUnit: "minute" });
