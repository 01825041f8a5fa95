import { type AppointmentEventKind, isReminder } from "#domain/appointments/appointment-events.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { dueAtOf } from "../appointments/reminders.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Database } from "../base/db/schema.ts";
import { openDraft } from "../people/draft-rows.ts";
import { listAddresses, listFamily } from "../people/people-rows.ts";
import { columnKinds } from "./column-kinds.ts";

/** What is personal but in no copy: derived from the rest. */
export const derivedTables = ["search_terms"] as const;
type DerivedTable = (typeof derivedTables)[number];

/** The tables of which a person gets a copy. */
export type CopiedTable = (typeof copiedTables)[number];
export const copiedTables = [
  ...(["people", "leads", "appointments", "appointment_events", "touches", "letters", "drafts"] as const),
  ...(["outbox", "outbox_attempts", "subscribers", "person_requests"] as const),
] as const satisfies readonly Exclude<keyof Database, DerivedTable>[];

export type CopiedRow = Record<string, unknown>;
export type PersonRows = Record<CopiedTable, CopiedRow[]>;

/**
 * The messages of people, and those of their addresses that belong to nobody: spam, and what subscribed to the
 * newsletter.
 */
export async function listLeadIds(
  db: Db,
  ids: readonly string[],
  addresses: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("leads")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("person_id", "in", ids),
        ...(addresses.length === 0
          ? []
          : [
              eb.and([
                eb("email", "in", addresses),
                eb.or([eb("person_id", "is", null), eb("form_kind", "=", "newsletter")]),
              ]),
            ]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Those with one of these addresses who were tagged as spam, and who was merged into them. */
export async function listTagged(db: Db, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const tagged = await db
    .selectFrom("people")
    .select("id")
    .where("email", "in", addresses)
    .where("tagged_at", "is not", null)
    .where("merged_into", "is", null)
    .execute();
  const ids: string[] = [];
  for (const { id } of tagged) ids.push(...(await listFamily(db, id)));
  return ids;
}

/**
 * Reads everything that is stored of people, without ids and tokens and without what is the staff's; numbers stay masked. A
 * reminder happens when it is due: its row is from the day of the booking.
 */
export async function readPersonRows(db: Db, own: readonly string[], keySecret: string): Promise<PersonRows> {
  const addresses = await listAddresses(db, own);
  const ids = [...own, ...(await listTagged(db, addresses))];
  const leadIds = await listLeadIds(db, ids, addresses);
  const read = (table: CopiedTable, column: string, values: readonly string[]): Promise<CopiedRow[]> =>
    values.length === 0
      ? Promise.resolve([])
      : (db
          .selectFrom(table as "people")
          .selectAll()
          .where(column as "id", "in", values)
          .execute() as Promise<CopiedRow[]>);
  const idsOf = (rows: readonly CopiedRow[]) => rows.map(({ id }) => String(id));
  const appointments = await read("appointments", "lead_id", leadIds);
  const events = await read("appointment_events", "appointment_id", idsOf(appointments));
  for (const event of events) {
    const kind = event.kind as AppointmentEventKind;
    // A later change keeps the reason of the time, which an undo restores; it is not why the change was made.
    if (kind !== "booked" && kind !== "moved") event.reason = null;
    if (isReminder(kind)) event.happened_at = new Date(dueAtOf(String(event.starts_at), kind)).toISOString();
  }
  const letters = await read("letters", "person_id", ids);
  const outbox = await read("outbox", "ref_id", [...leadIds, ...idsOf(events), ...idsOf(letters)]);
  const rows: PersonRows = {
    appointments,
    appointment_events: events,
    letters,
    outbox,
    people: await read("people", "id", ids),
    leads: await read("leads", "id", leadIds),
    touches: await read("touches", "person_id", ids),
    drafts: (await read("drafts", "person_id", ids)).map((row) => maskedDraft(row, keySecret)),
    outbox_attempts: await read("outbox_attempts", "outbox_id", idsOf(outbox)),
    subscribers: await read("subscribers", "email", addresses),
    person_requests: await read("person_requests", "person_id", ids),
  };
  for (const table of copiedTables) rows[table] = rows[table].map((row) => withoutReferences(table, row));
  return rows;
}

function maskedDraft(row: CopiedRow, keySecret: string): CopiedRow {
  const { subject, body } = openDraft({ subject: String(row.subject), body: String(row.body) }, keySecret);
  return { ...row, subject: maskSensitiveNumbers(subject), body: maskSensitiveNumbers(body) };
}

function withoutReferences(table: CopiedTable, row: CopiedRow): CopiedRow {
  const kinds: Record<string, string> = columnKinds[table];
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => ["personal", "sealed", "none"].includes(kinds[column] ?? "")),
  );
}
