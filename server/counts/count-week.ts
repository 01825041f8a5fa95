import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#domain/locale.ts";
import type { Db } from "../base/db/open-database.ts";
import { isCounted } from "../people/lead-filter.ts";

/** What is counted: between two instants as ISO UTC text, and of one user alone when there is an assignee. */
export type Scope = { from: string; until: string; assignee?: string | undefined };

type LeadCount = { locale: Locale; service: string; source: string; count: number };
export type Reply = { came_at: string; reply_by: string; answered_at: string | null };
type AppointmentCount = { status: string; outcome: string | null; count: number };

/** The messages of a week by what they are counted by. */
export async function countLeads(db: Db, scope: Scope): Promise<LeadCount[]> {
  const { rows } = await sql<LeadCount>`
    select locale, service, source, count(*) as count from leads as lead
    where ${isCounted(scope)} and ${isOwn(scope)}
    group by locale, service, source`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The messages of a week that are answered by hand. */
export async function listReplies(db: Db, scope: Scope): Promise<Reply[]> {
  const { rows } = await sql<Reply>`
    select coalesce(rescued_at, created_at) as came_at, reply_by, answered_at from leads as lead
    where ${isCounted(scope)} and lead.reply_by is not null and ${isOwn(scope)}`.execute(db);
  return rows;
}

/** The appointments that begin in a week. */
export async function countAppointments(db: Db, scope: Scope): Promise<AppointmentCount[]> {
  const { from, until, assignee } = scope;
  const rows = await db
    .selectFrom("appointments")
    .select(({ fn }) => ["status", "outcome", fn.countAll<number>().as("count")])
    .where("starts_at", ">=", from)
    .where("starts_at", "<", until)
    .$if(assignee !== undefined, (query) => query.where("assigned_to", "=", assignee ?? ""))
    .groupBy(["status", "outcome"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

const isOwn = ({ assignee }: Scope): RawBuilder<boolean> =>
  assignee === undefined
    ? sql`1 = 1`
    : sql`exists (select 1 from people where people.id = lead.person_id and people.assigned_to = ${assignee})`;
