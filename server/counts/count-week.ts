import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#domain/locale.ts";
import type { Db } from "../base/db/open-database.ts";
import { isCounted } from "../people/lead-filter.ts";

/** What is counted: between two instants as ISO UTC text, and of one user alone when there is an assignee. */
export type Scope = { from: string; until: string; assignee?: string | undefined };

/** The messages of a week that are alike in what they are counted by, and how those answered by hand were. */
export type LeadCount = {
  locale: Locale;
  service: string;
  source: string;
  count: number;
  inTime: number;
  late: number;
  /** Not answered so far, and of those the ones over the promised moment. */
  open: number;
  overdue: number;
  /** When each came and was answered, one after the other, between spaces; null of none. */
  answers: string | null;
};
type AppointmentCount = { status: string; outcome: string | null; count: number };

/** Counts the messages of a week. One text for all answers: a row for each would cost more than to read it. */
export async function countLeads(db: Db, scope: Scope, now: string): Promise<LeadCount[]> {
  const sum = (is: RawBuilder<unknown>) => sql`sum(case when ${is} then 1 else 0 end)`;
  const { rows } = await sql<LeadCount>`
    select locale, service, source, count(*) as "count",
      ${sum(sql`answered_at <= reply_by`)} as "inTime",
      ${sum(sql`answered_at > reply_by`)} as "late",
      ${sum(sql`reply_by is not null and answered_at is null`)} as "open",
      ${sum(sql`reply_by < ${now} and answered_at is null`)} as "overdue",
      string_agg(case when reply_by is not null
        then coalesce(rescued_at, created_at) || ' ' || answered_at end, ' ') as "answers"
    from leads as lead where ${isCounted(scope)} and ${isOwn(scope)}
    group by locale, service, source`.execute(db);
  return rows.map(({ locale, service, source, answers, ...counts }) => ({
    locale,
    service,
    source,
    answers,
    count: Number(counts.count),
    inTime: Number(counts.inTime),
    late: Number(counts.late),
    open: Number(counts.open),
    overdue: Number(counts.overdue),
  }));
}

/** Counts the appointments that begin in a week, of messages that are counted: not of who is tagged as spam. */
export async function countAppointments(db: Db, scope: Scope): Promise<AppointmentCount[]> {
  const { from, until, assignee } = scope;
  const rows = await db
    .selectFrom("appointments")
    .select(({ fn }) => ["status", "outcome", fn.countAll<number>().as("count")])
    .where("starts_at", ">=", from)
    .where("starts_at", "<", until)
    // No join, so that Postgres always finds the appointments by their start.
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom("leads as lead")
          .select("lead.id")
          .whereRef("lead.id", "=", "appointments.lead_id")
          .where(isCounted({})),
        "is not",
        null,
      ),
    )
    .$if(assignee !== undefined, (query) => query.where("assigned_to", "=", assignee ?? ""))
    .groupBy(["status", "outcome"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The condition of messages whose person, also through merges, is the assignee's. */
const isOwn = ({ assignee }: Scope): RawBuilder<boolean> =>
  assignee === undefined
    ? sql`1 = 1`
    : sql`lead.person_id in (
        with recursive own(id) as (
          select id from people where merged_into is null and assigned_to = ${assignee}
          union all
          select merged.id from people as merged join own on merged.merged_into = own.id
        )
        select id from own)`;
