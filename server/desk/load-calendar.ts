import { type Selectable, sql } from "kysely";
import { Temporal } from "temporal-polyfill";
import { daysWindow, type Slot } from "#domain/appointments/appointment-slots.ts";
import { addDays } from "#domain/deadlines/local-day.ts";
import { days } from "#domain/durations.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { calendarPageSize, type getCalendar, longestRange } from "#domain/office/calendar-operations.ts";
import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import { personName } from "#domain/people/person-names.ts";
import { hoursOn } from "#domain/practice/office-hours.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { readInstant } from "../appointments/slot-request.ts";
import type { Db } from "../base/db/open-database.ts";
import type { LeadsTable } from "../base/db/schema.ts";
import { isAfter, readCursor, toPage } from "../http/keyset.ts";
import { OperationRefused } from "../http/office-handler.ts";
import { listCalendarClosures } from "./calendar-closures.ts";
import { selectBooked, toEntries } from "./calendar-entries.ts";
import { dayPart, mondayOf, wallTimeAt } from "./office-clock.ts";

type Calendar = OutputOf<typeof getCalendar>;
type Options = { practice: Practice; env: { isContentLocked: boolean }; now: Date };

/** Reads a range of days: what is booked, closed and suspected on them. */
export async function loadCalendar(
  db: Db,
  { from: first, to: last, after }: ReceivedOf<typeof getCalendar>,
  options: Options,
): Promise<Calendar> {
  const { practice, now } = options;
  const { timeZone } = practice.business;
  const wallNow = wallTimeAt(now.getTime(), timeZone);
  const from = first ?? (await findMonday(db, wallNow, options));
  const to = last ?? addDays(from, 6);
  const window = daysWindow(from, to, timeZone);
  if (window.end <= window.start || window.end - window.start > days(longestRange + 1))
    throw new OperationRefused("input-invalid", { field: "to" });
  return {
    now: now.toISOString(),
    wallNow,
    days: listDays(from, to, practice),
    ...(await listAppointments(db, window, after, practice)),
    closures: await listCalendarClosures(db, window, timeZone),
    suspected: await listSuspected(db, window, options),
    isWebsiteLocked: options.env.isContentLocked,
  };
}

/** Finds the Monday of the present week, or of the coming one when the office opens no more in this and nobody comes. */
async function findMonday(db: Db, wallNow: string, { practice, now }: Options): Promise<string> {
  const today = dayPart(wallNow);
  const monday = mondayOf(today);
  const sunday = addDays(monday, 6);
  const opensAgain = listDays(today, sunday, practice).some(({ day, openings }) =>
    openings.some(({ closes }) => `${day}T${closes}` > wallNow),
  );
  if (opensAgain) return monday;
  const { end } = daysWindow(today, sunday, practice.business.timeZone);
  const coming = await selectBooked(db)
    .where("starts_at", ">", now.toISOString())
    .where("starts_at", "<", new Date(end).toISOString())
    .limit(1)
    .executeTakeFirst();
  return coming ? monday : addDays(monday, 7);
}

function listDays(from: string, to: string, { hours, business }: Practice): Calendar["days"] {
  const { openings } = hours[hours.replyBy];
  const office = { openings, closedDays: hours.closedDays.map(({ date }) => date), ...business };
  const listed: Calendar["days"] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const holiday = hours.closedDays.find(({ date }) => date === day)?.name ?? null;
    listed.push({ day, openings: hoursOn(Temporal.PlainDate.from(day), office), holiday });
  }
  return listed;
}

async function listAppointments(db: Db, window: Slot, after: string | undefined, practice: Practice) {
  const rows = await selectBooked(db)
    .where("starts_at", ">=", new Date(window.start).toISOString())
    .where("starts_at", "<", new Date(window.end).toISOString())
    .where(isAfter("starts_at", "appointment.id", readCursor(after)))
    .limit(calendarPageSize + 1)
    .execute();
  const { page, next } = toPage(rows, calendarPageSize, ({ starts_at: at, id }) => ({ at, id }));
  return { appointments: await toEntries(db, page, practice), next };
}

/** The most refused bookings that are looked through; they are deleted after 30 days. */
const mostSuspected = 500;

/** Lists the bookings of a window that were refused because they looked automated. */
async function listSuspected(db: Db, window: Slot, { practice }: Options): Promise<Calendar["suspected"]> {
  const rows = await db
    .selectFrom("leads")
    .select(["id", "form_kind", "fields"])
    // A literal, because a partial index is not used for a parameter.
    .where("status", "=", sql.lit("spam" as const))
    .where("form_kind", "=", "appointment")
    // People who were tagged later did get a time.
    .where("person_id", "is", null)
    .orderBy("created_at", "desc")
    .limit(mostSuspected)
    .execute();
  return rows.flatMap((row) => suspectedIn(row, window, practice.business.timeZone));
}

function suspectedIn(
  { id, form_kind, fields: json }: Pick<Selectable<LeadsTable>, "id" | "form_kind" | "fields">,
  window: Slot,
  timeZone: string,
): Calendar["suspected"] {
  const fields: Record<string, string> = JSON.parse(json);
  const start = readInstant(fields.start ?? "");
  if (start === undefined || start < window.start || start >= window.end) return [];
  const name = maskSensitiveNumbers(personName(form_kind, fields));
  return [{ leadId: id, name, typeId: fields.service ?? "", from: wallTimeAt(start, timeZone) }];
}
