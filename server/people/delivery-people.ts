import { listedName } from "#domain/people/person-names.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Delivery } from "../outbox/claims.ts";
import { findRoots } from "./people-rows.ts";
import { shownId, withPeople } from "./with-people.ts";

/** Whom a delivery is about, and the mail address that a mail to them has. */
export type DeliveryPerson = { personId: string | null; name: string; email: string };

const refIdsOf = (deliveries: readonly Delivery[], kinds: RegExp) =>
  deliveries.filter(({ kind }) => kinds.test(kind)).map(({ ref_id }) => ref_id);

/** Finds whom deliveries are about, by their `ref_id`; one whose subject was erased has nobody. */
export async function findDeliveryPeople(
  db: Db,
  deliveries: readonly Delivery[],
): Promise<Map<string, DeliveryPerson>> {
  const messages = [
    ...(await ofLeads(db, refIdsOf(deliveries, /^(lead|newsletter)-/))),
    ...(await ofEvents(db, refIdsOf(deliveries, /^appointment-/))),
  ];
  return new Map<string, DeliveryPerson>([
    ...(await withPeople(db, messages)).map((row) => [row.ref_id, row] as const),
    ...(await ofLetters(db, refIdsOf(deliveries, /^staff-letter$/))),
  ]);
}

const selectMessages = (db: Db) =>
  db.selectFrom("leads as lead").select(["lead.form_kind", "lead.fields", "lead.email", "lead.person_id"]);

const ofLeads = async (db: Db, ids: string[]) =>
  ids.length === 0
    ? []
    : selectMessages(db).select("lead.id as ref_id").where("lead.id", "in", ids).execute();

const ofEvents = async (db: Db, ids: string[]) =>
  ids.length === 0
    ? []
    : selectMessages(db)
        .innerJoin("appointments as appointment", "appointment.lead_id", "lead.id")
        .innerJoin("appointment_events as event", "event.appointment_id", "appointment.id")
        .select("event.id as ref_id")
        .where("event.id", "in", ids)
        .execute();

/** A letter goes to whom its person belongs to now. */
async function ofLetters(db: Db, ids: string[]): Promise<[string, DeliveryPerson][]> {
  if (ids.length === 0) return [];
  const letters = await db.selectFrom("letters").select(["id", "person_id"]).where("id", "in", ids).execute();
  const roots = await findRoots(
    db,
    letters.map(({ person_id }) => person_id),
  );
  return letters.flatMap(({ id, person_id }) => {
    const root = roots.get(person_id);
    return root ? [[id, { personId: shownId(root), name: listedName(root), email: root.email }]] : [];
  });
}
