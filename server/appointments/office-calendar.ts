import { ICalCalendarMethod } from "ical-generator";
import { fillIn } from "#content/format/fill-in.ts";
import { practiceAppointmentWords } from "#content/words/appointment-letters.ts";
import { days, minutes } from "#domain/durations.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import { parseLead } from "../leads/queries.ts";
import { calendarText, newCalendar } from "./appointment-calendar.ts";
import { addEntry } from "./appointment-entry.ts";

/** How far back the calendar goes, in milliseconds. */
const pastShown = days(30);
/** The most entries of a calendar, because programs read the whole file each time; the oldest are left out. */
const mostEntries = 2000;

type Options = { db: Db; env: Env; practice: Practice; now: Date };

/**
 * The practice's appointments as an iCalendar feed, oldest first: all to come and those of the past 30 days. It names
 * the visitors as the letters to the practice do, and has no manage links.
 */
export async function officeCalendar({ db, env, practice, now }: Options): Promise<string> {
  const { business } = practice;
  const { name, description } = practiceAppointmentWords.feed;
  const calendar = newCalendar(practice, "en", ICalCalendarMethod.PUBLISH)
    .name(fillIn(name, { name: business.name }))
    .description(description)
    .ttl(minutes(15) / 1000);
  const appointments = await listBooked(db, new Date(now.getTime() - pastShown));
  for (const row of appointments.reverse()) {
    const event = { ...row, kind: "booked", previous_starts_at: null, happened_at: row.changed_at } as const;
    addEntry(calendar, { practice, siteUrl: env.siteUrl, lead: parseLead(row), event }, "practice");
  }
  return calendarText(calendar);
}

const listBooked = (db: Db, since: Date) =>
  db
    .selectFrom("appointments as appointment")
    .innerJoin("leads as lead", "lead.id", "appointment.lead_id")
    .selectAll("lead")
    .select(["appointment.id as appointment_id", "token", "type_id", "starts_at", "ends_at"])
    .select(["time_zone", "meeting", "tier_id", "sequence", "changed_at"])
    .where("appointment.status", "=", "booked")
    .where("starts_at", ">=", since.toISOString())
    .orderBy("starts_at", "desc")
    .orderBy("appointment.id", "desc")
    .limit(mostEntries)
    .execute();
