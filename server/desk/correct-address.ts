import type { Db } from "../base/db/open-database.ts";
import { newToken } from "../base/new-token.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import type { Delivery } from "../outbox/claims.ts";
import { endAtNewAddress } from "../people/client-newsletter.ts";
import { findName } from "../people/colleagues.ts";
import { correctLead, countForMailbox } from "../people/correct-lead.ts";
import { findPerson, findRootId, lockRow } from "../people/people-rows.ts";
import { replaceTerms } from "../people/term-rows.ts";
import { changeTouch, findLastChange, insertTouches } from "../people/touch-rows.ts";

type Correction = { from: string; to: string; call: StaffCall; secret: string };

/**
 * Corrects the mail address that a delivery goes to: in the message it answers, at its person, and for what else waits
 * for the same message. Resolves with the person's id. Throws `field-conflict` when it is no longer `from`.
 */
export async function correctAddress(
  tx: Db,
  delivery: Delivery,
  correction: Correction,
): Promise<string | null> {
  if (delivery.kind === "staff-letter") {
    const letter = await tx
      .selectFrom("letters")
      .select("person_id")
      .where("id", "=", delivery.ref_id)
      .executeTakeFirst();
    const personId = letter && (await findRootId(tx, letter.person_id));
    if (!personId) throw new OperationRefused("state-changed");
    if (!(await correctPerson(tx, personId, correction)))
      throw await conflictOf(tx, personId, (await findPerson(tx, personId))?.email ?? "");
    await endAtNewAddress(tx, personId, correction.call);
    await countForMailbox(tx, [delivery.ref_id], correction, "letters");
    return personId;
  }
  const leadId = await leadOf(tx, delivery);
  const lead = await tx.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirst();
  if (!lead) throw new OperationRefused("state-changed");
  const listHolders = async () =>
    [...new Set([lead.person_id, await findRootId(tx, lead.person_id)])].filter((id) => id !== null);
  // People before their messages, in one order, as all who lock several: else two could wait for each other.
  for (const id of (await listHolders()).sort()) await lockRow(tx, id);
  // They may have been merged until then.
  const holders = await listHolders();
  const personId = holders.at(-1) ?? null;
  if (!(await correctLead(tx, lead, correction))) throw await conflictOf(tx, personId, lead.email);
  await correctSubscriber(tx, leadId, correction.to);
  for (const id of holders) await correctPerson(tx, id, correction);
  await endAtNewAddress(tx, personId, correction.call);
  return personId;
}

async function leadOf(tx: Db, { kind, ref_id }: Delivery): Promise<string> {
  if (!kind.startsWith("appointment-")) return ref_id;
  const event = await tx
    .selectFrom("appointment_events as event")
    .innerJoin("appointments as appointment", "appointment.id", "event.appointment_id")
    .select("appointment.lead_id")
    .where("event.id", "=", ref_id)
    .executeTakeFirst();
  return event?.lead_id ?? "";
}

// Who has the right address on the list already keeps that subscription.
async function correctSubscriber(tx: Db, leadId: string, to: string): Promise<void> {
  const email = to.toLowerCase();
  await tx
    .updateTable("subscribers")
    .set({ email, id: newToken() })
    .where("lead_id", "=", leadId)
    .where("status", "=", "pending")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("subscribers as other").select("other.id").where("other.email", "=", email))),
    )
    .execute();
}

/** Corrects the address of a person who has the wrong one; false when it is another by now. */
async function correctPerson(tx: Db, id: string, { from, to, call }: Correction): Promise<boolean> {
  const person = await tx
    .updateTable("people")
    .set({ email: to.toLowerCase(), last_activity_at: call.now.toISOString() })
    .where("id", "=", id)
    .where("email", "=", from.toLowerCase())
    .where("tagged_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (!person) return false;
  await replaceTerms(tx, person);
  const change = { field: "email", from: from.toLowerCase(), to: to.toLowerCase() };
  await insertTouches(tx, [changeTouch(id, change)], call);
  return true;
}

/** The conflict with who changed the person's address last; nobody when it cannot be told. */
async function conflictOf(tx: Db, personId: string | null, current: string): Promise<OperationRefused> {
  const last = await findLastChange(tx, personId ?? "", "email");
  const by = await findName(tx, last?.actor_id);
  return new OperationRefused("field-conflict", {
    field: "to",
    conflict: { current, by, at: last?.happened_at ?? "" },
  });
}
