import { sql } from "kysely";
import { days } from "#domain/durations.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { pageSize } from "#domain/office/desk-values.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import type { listSpam as listOperation, SpamEntry } from "#domain/office/spam-operations.ts";
import { personName } from "#domain/people/person-names.ts";
import type { Db } from "../base/db/open-database.ts";
import { isBefore, readCursor, toPage } from "../http/keyset.ts";
import type { Lead } from "../leads/queries.ts";

/** How long spam is kept, in milliseconds. */
export const spamLifetime = days(30);

/** Lists the messages judged spam, the latest first, a page at a time. */
export async function listSpam(db: Db, after: string | undefined): Promise<OutputOf<typeof listOperation>> {
  const rows = await db
    .selectFrom("leads")
    .leftJoin("people", "people.id", "leads.person_id")
    .selectAll("leads")
    .select("people.tagged_at")
    // A literal, because a partial index is not used for a parameter.
    .where("status", "=", sql.lit("spam" as const))
    .where(isBefore("leads.created_at", "leads.id", readCursor(after)))
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id", "desc")
    .limit(pageSize + 1)
    .execute();
  const { page, next } = toPage(rows, pageSize, ({ created_at: at, id }) => ({ at, id }));
  return { spam: page.map(describe), next };
}

function describe(row: Lead & { tagged_at: string | null }): SpamEntry {
  const fields = JSON.parse(row.fields) as Record<string, string>;
  const { message, comments, notes, email = "", phone = "", start } = fields;
  return {
    id: row.id,
    at: row.created_at,
    formKind: row.form_kind,
    locale: row.locale,
    name: maskSensitiveNumbers(personName(row.form_kind, fields)),
    email,
    phone: maskSensitiveNumbers(phone),
    text: maskSensitiveNumbers(message || comments || notes || ""),
    reasons: row.tagged_at === null ? (JSON.parse(row.spam_reasons) as string[]) : ["staff"],
    // The appointment of somebody who was tagged later was booked, and canceled with the tag.
    wantedStart: row.form_kind === "appointment" && row.tagged_at === null ? (start ?? null) : null,
    deletedAt: new Date(Date.parse(row.tagged_at ?? row.created_at) + spamLifetime).toISOString(),
  };
}
