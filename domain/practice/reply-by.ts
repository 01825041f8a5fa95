import { Temporal } from "temporal-polyfill";
import { hoursOn, type OfficeCalendar } from "./office-hours.ts";

/**
 * By when a message that came in at `submitted` is answered, for "within 24 hours" in business hours:
 * 24 hours later if the office is open then; else the close of the day itself when the message came in before
 * opening; else the close of the next working day. An office that never opens answers 24 hours later.
 */
export function replyBy(submitted: Date, office: OfficeCalendar): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(submitted.getTime());
  const received = start.toZonedDateTimeISO(office.timeZone);
  const dayLater = start.add({ hours: 24 });
  const promised = isOpenAt(dayLater.toZonedDateTimeISO(office.timeZone), office)
    ? dayLater
    : (closeAfter(received, office) ?? dayLater);
  return new Date(promised.epochMilliseconds);
}

/** The close of today when the office has yet to open, else of the next day on which it does. */
function closeAfter(received: Temporal.ZonedDateTime, office: OfficeCalendar): Temporal.Instant | undefined {
  const today = received.toPlainDate();
  const opens = hoursOn(today, office)[0]?.opens;
  const isBeforeOpening = opens !== undefined && minuteOf(received) < opens;
  for (let days = isBeforeOpening ? 0 : 1; days <= farthestDay; days++) {
    const date = today.add({ days });
    const closes = hoursOn(date, office).at(-1)?.closes;
    if (closes) {
      return date.toZonedDateTime({ timeZone: office.timeZone, plainTime: closes }).toInstant();
    }
  }
  return undefined;
}

const farthestDay = 60;

function isOpenAt(moment: Temporal.ZonedDateTime, office: OfficeCalendar): boolean {
  const minute = minuteOf(moment);
  return hoursOn(moment.toPlainDate(), office).some(
    ({ opens, closes }) => opens <= minute && minute <= closes,
  );
}

// Written like the hours themselves, "09:05", so that text compares as time does.
const minuteOf = (moment: Temporal.ZonedDateTime) =>
  moment.toPlainTime().toString({ smallestUnit: "minute" });
