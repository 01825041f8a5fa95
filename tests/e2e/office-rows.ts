import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { v7 } from "uuid";
import { expect } from "./fixtures.ts";
import type { Office } from "./start-practice.ts";

type Practice = Pick<Office, "folder">;

/** Changes rows of a running practice: what would take minutes or many accounts to come about. */
export async function change({ folder }: Practice, statement: string, ...values: string[]) {
  const database = new DatabaseSync(join(folder, "ventanilla.sqlite"), { timeout: 0 });
  // The server is in this process: while one waited here for its transaction, that would not end.
  const tryAgain = { intervals: [20] };
  await expect(() => void database.prepare(statement).run(...values)).toPass(tryAgain);
  database.close();
}

/** Makes all sessions look as if their second factor had been proved long ago. */
export const ageFactors = (office: Practice) =>
  change(
    office,
    "update sessions set amr = (select json_group_array(json_set(value, '$.timestamp', 0)) from json_each(amr))",
  );

/** Makes all sessions those of a password alone. */
export const lowerSessions = (office: Practice) =>
  change(
    office,
    "update sessions set factor_id = null, amr = json_array(json_object('method', ?, 'timestamp', 0))",
    "password",
  );

/** Makes all changes of address look as if they had been asked for at a moment. */
export const askAddressAt = (office: Practice, at: Date) =>
  change(office, "update users set email_change_sent_at = ?", at.toISOString());

/** Makes all sessions look as if they had begun at a moment. */
export const beginSessions = (office: Practice, at: Date) =>
  change(office, "update sessions set created_at = ?", at.toISOString());

/** Makes all sessions look as if nothing had been done in them since a moment. */
export const leaveSessionsIdle = (office: Practice, since: Date) =>
  change(office, "update sessions set active_at = ?", since.toISOString());

/** Opens a session like those there are, with the browser of a user agent. */
export const addSession = (office: Practice, id: string, userAgent: string) =>
  change(
    office,
    `insert into sessions (id, user_id, amr, factor_id, refresh_counter, refresh_floor, refreshed_at, active_at,
       user_agent, ip_address, created_at)
     select ?, user_id, amr, factor_id, 1, 1, refreshed_at, active_at, ?, ip_address, created_at
     from sessions limit 1`,
    id,
    userAgent,
  );

/** Gives everybody who has no next step one of that moment. */
export const addSteps = (office: Practice, at: string) =>
  change(office, "update people set next_step = 'Llamar', next_step_at = ?1 where next_step_at is null", at);

/** Makes all appointments begin at a moment. */
export const beginAppointments = (office: Practice, at: Date) =>
  change(office, "update appointments set starts_at = ?", at.toISOString());

/** Makes the letters of the office look as if the mail server had refused them. */
export const holdLetters = (office: Practice) =>
  change(office, "update outbox set state = 'held' where kind = ?", "staff-letter");

/** Makes all deliveries look as if they had been made at a moment, and due for their next try. */
export const makeDeliveriesAt = (office: Practice, at: Date) =>
  change(office, "update outbox set created_at = ?1, due_at = ?1", at.toISOString());

/** Adds preparers to the staff. */
export const addStaff = (office: Practice, amount: number) =>
  change(
    office,
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < cast(? as integer))
     insert into users (id, role, email, email_change_step, app_metadata, user_metadata, is_anonymous, created_at,
       updated_at)
     select printf('3f9d8a52-0000-4000-8000-%012d', n), role, 'preparer' || n || '@practice.example', 0,
       '{"role":"preparer"}', '{}', 0, created_at, updated_at
     from users, numbers`,
    String(amount),
  );

/** Makes all drafts look as if they had been written at a moment. */
export const writeDraftsAt = (office: Practice, at: Date) =>
  change(office, "update drafts set saved_at = ?", at.toISOString());

/** Puts people on file who were last in contact long ago. */
export const addPeople = (office: Practice, amount: number) =>
  change(
    office,
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < cast(? as integer))
     insert into people (id, name, email, phone, phone_shown, writes, speaks, stage, closed_reason, next_step,
       last_activity_at, blocked_channels, created_at)
     select printf('3f9d8a52-0000-4000-9000-%012d', n), 'Cliente ' || n, '', '', '', 'es', 'es', 'client', '', '',
       printf('2025-01-01T00:00:%06.3fZ', n / 10.0), '[]', '2025-01-01T00:00:00.000Z'
     from numbers`,
    String(amount),
  );

/** Makes all appointments begin and end four days earlier. */
export const bringForwardAppointments = (office: Practice) => {
  const earlier = (column: string) => `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, ?1)`;
  return change(office, `update appointments set ${earlier("starts_at")}, ${earlier("ends_at")}`, "-4 days");
};

/** Has webhooks wait for an endpoint. */
export const holdWebhooks = (office: Practice, endpointId: string, amount: number) =>
  change(
    office,
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < cast(?2 as integer))
     insert into outbox (id, kind, ref_id, channel, target, state, attempts, due_at, last_error, created_at)
     select printf('3f9d8a52-0000-4000-a000-%012d', n), 'lead-webhook', '', 'webhook', ?1, 'held', 0, at, '', at
     from numbers, (select '2025-01-01T00:00:00.000Z' as at)`,
    endpointId,
    String(amount),
  );

/** Makes the first template one that the newest account proposed. */
export const proposeFirstTemplate = (office: Practice) =>
  change(
    office,
    "update reply_templates set proposed_by = (select id from users order by id desc limit 1) where position = 0",
  );

/** Makes everybody who asked for the newsletter a confirmed subscriber. */
export const confirmSubscribers = (office: Practice) =>
  change(
    office,
    "update subscribers set status = 'confirmed', confirmed_at = asked_at where status <> ?",
    "confirmed",
  );

/** Makes everybody on file look as if the last contact had been thirteen months ago. */
export const quietPeople = (office: Practice, now: Date) => {
  const at = new Date(now);
  at.setUTCMonth(at.getUTCMonth() - 13);
  return change(office, "update people set last_activity_at = ?", at.toISOString());
};

/** Makes the answer that a person waits for overdue. */
export const makeOverdue = (office: Practice, name: string) =>
  change(office, "update people set reply_due_at = created_at where name = ?", name);

/** Makes the deletions that wait for their 24 hours due now. */
export const endDeletionDelays = (office: Practice, now: Date) =>
  change(office, "update people set delete_at = ? where delete_at is not null", now.toISOString());

/** The id of the person of a name. */
export function personIdOf({ folder }: Practice, name: string): string {
  const database = new DatabaseSync(join(folder, "ventanilla.sqlite"), { timeout: 5000 });
  const row = database.prepare("select id from people where name = ?").get(name);
  database.close();
  return String(row?.id);
}

/** Spreads the messages over the weeks before, a few days apart, and answers every other one after two hours. */
export async function spreadMessages(office: Practice) {
  const before = "strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-' || (rowid * 5 % ?) || ' days')";
  await change(office, `update leads set created_at = ${before}`, "80");
  const later = "strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+2 hours')";
  await change(
    office,
    `update leads set answered_at = ${later} where reply_by is not null and rowid % ? = 0`,
    "2",
  );
}

/** Counts pages as opened on each day of the weeks before. */
export const addPageViews = (office: Practice, path: string) =>
  change(
    office,
    `with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < 60)
     insert into page_counts (day, path, locale, count)
     select date('now', '-' || n || ' days'), ?, case n % 3 when 0 then 'en' else 'es' end, 20 + (n * 7) % 31
     from numbers`,
    path,
  );

/** Visits that another site led to, yesterday. */
export const addReferrer = (office: Practice, host: string) =>
  change(office, "insert into referrer_counts (day, host, count) values (date('now', '-1 day'), ?, 5)", host);

/** Makes the endpoint look as if it had answered 410. */
export const disableEndpoints = (office: Practice) =>
  change(office, "update webhook_endpoints set disabled_at = ?", new Date().toISOString());

/** Makes another delivery like the first webhook. */
export const copyWebhook = (office: Practice) =>
  change(
    office,
    `insert into outbox (id, ref_id, kind, channel, target, state, attempts, due_at, created_at, last_error, problem, needs_person_since, trigger)
      select ?, ?, kind, channel, target, state, attempts, due_at, created_at, last_error, problem, needs_person_since, trigger
      from outbox where channel = 'webhook' limit 1`,
    ...[v7(), v7()],
  );
