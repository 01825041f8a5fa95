import { Temporal } from "temporal-polyfill";
import { hoursOn, type OfficeCalendar } from "./office-hours.ts";

/**
 * When a message is answered at the latest: after `responseHours` if the office is open then or never opens,
 * else at the close of the first working day, of the second for 48 hours. Today counts before opening.
 */
export function replyBy(submitted: Date, responseHours: number, office: OfficeCalendar): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(submitted.getTime());
  const received = start.toZonedDateTimeISO(office.timeZone);
  const latest = start.add({ hours: responseHours });
  const workingDays = Math.max(1, Math.floor(responseHours / 24));
  const deadline = isOpenAt(latest.toZonedDateTimeISO(office.timeZone), office)
    ? latest
    : (closeAfter(received, workingDays, office) ?? latest);
  return new Date(deadline.epochMilliseconds);
}

function closeAfter(received: Temporal.ZonedDateTime, workingDays: number, office: OfficeCalendar) {
  const today = received.toPlainDate();
  const opens = hoursOn(today, office)[0]?.opens;
  const isBeforeOpening = opens !== undefined && minuteOf(received) < opens;
  const closings = Array.from({ length: farthestDay }, (_, index) => {
    const date = today.add({ days: isBeforeOpening ? index : index + 1 });
    const closes = hoursOn(date, office).at(-1)?.closes;
    return closes ? [{ date, closes }] : [];
  }).flat();
  const closing = closings[workingDays - 1];
  return closing?.date.toZonedDateTime({ timeZone: office.timeZone, plainTime: closing.closes }).toInstant();
}

const farthestDay = 60;

function isOpenAt(moment: Temporal.ZonedDateTime, office: OfficeCalendar): boolean {
  const minute = minuteOf(moment);
  return hoursOn(moment.toPlainDate(), office).some(
    ({ opens, closes }) => opens <= minute && minute <= closes,
  );
}

// In the format of opening hours, "09:05": comparing the text compares the times.
const minuteOf = (moment: Temporal.ZonedDateTime) =>
  moment.toPlainTime().toString({ smallestUnit: "minute" });
