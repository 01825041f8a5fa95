import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { personName } from "#domain/people/person-names.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Delivery } from "../outbox/claims.ts";
import { shownPersonId } from "./people-rows.ts";

/** Whom a delivery is about, and the mail address that a mail to them has. */
export type DeliveryPerson = { personId: string | null; name: string; email: string };

const refIdsOf = (deliveries: readonly Delivery[], kinds: RegExp) =>
  deliveries.filter(({ kind }) => kinds.test(kind)).map(({ ref_id }) => ref_id);

/** Finds whom deliveries are about, by their `ref_id`; one whose subject was erased has nobody. */
export async function findDeliveryPeople(
  db: Db,
  deliveries: readonly Delivery[],
): Promise<Map<string, DeliveryPerson>> {
  return new Map([
    ...(await ofLeads(db, refIdsOf(deliveries, /^(lead|newsletter)-/))),
    ...(await ofEvents(db, refIdsOf(deliveries, /^appointment-/))),
    ...(await ofLetters(db, refIdsOf(deliveries, /^staff-letter$/))),
  ]);
}

const leadsWithPeople = (db: Db) =>
  db
    .selectFrom("leads as lead")
    .leftJoin("people as person", "person.id", "lead.person_id")
    .select(["lead.form_kind", "lead.fields", "lead.email as lead_email"])
    .select([shownPersonId.as("person_id"), "person.name"]);

type LeadRow = Awaited<ReturnType<ReturnType<typeof leadsWithPeople>["execute"]>>[number];

const personOf = (row: LeadRow): DeliveryPerson => ({
  personId: row.person_id,
  name: maskSensitiveNumbers(row.name || personName(row.form_kind, JSON.parse(row.fields))),
  email: row.lead_email,
});

async function ofLeads(db: Db, ids: string[]): Promise<[string, DeliveryPerson][]> {
  if (ids.length === 0) return [];
  const rows = await leadsWithPeople(db).select("lead.id as ref_id").where("lead.id", "in", ids).execute();
  return rows.map((row) => [row.ref_id, personOf(row)]);
}

async function ofEvents(db: Db, ids: string[]): Promise<[string, DeliveryPerson][]> {
  if (ids.length === 0) return [];
  const rows = await leadsWithPeople(db)
    .innerJoin("appointments as appointment", "appointment.lead_id", "lead.id")
    .innerJoin("appointment_events as event", "event.appointment_id", "appointment.id")
    .select("event.id as ref_id")
    .where("event.id", "in", ids)
    .execute();
  return rows.map((row) => [row.ref_id, personOf(row)]);
}

async function ofLetters(db: Db, ids: string[]): Promise<[string, DeliveryPerson][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("letters as letter")
    .innerJoin("people as person", "person.id", "letter.person_id")
    .select(["letter.id as ref_id", shownPersonId.as("person_id"), "name", "email"])
    .where("letter.id", "in", ids)
    .execute();
  return rows.map((row) => [
    row.ref_id,
    { personId: row.person_id, name: maskSensitiveNumbers(row.name), email: row.email },
  ]);
}
