import type { FormFields } from "#domain/forms/check-fields.ts";
import { e164 } from "#domain/forms/phone-number.ts";
import type { Locale } from "#domain/locale.ts";
import type { Db } from "../base/db/open-database.ts";
import { newToken } from "../base/new-token.ts";
import type { Lead } from "../leads/queries.ts";
import { type MailLimitName, mailboxHash } from "../outbox/mail-limit.ts";
import { findPerson, listFamily, type Person } from "./people-rows.ts";
import { replaceTerms } from "./term-rows.ts";

export type MailCorrection = { from: string; to: string; secret: string };

/** Corrects the mail address of a message; links that went to the wrong one end. False when it is no longer `from`. */
export async function correctLead(tx: Db, lead: Lead, correction: MailCorrection): Promise<boolean> {
  const { from, to } = correction;
  const fields = JSON.stringify({ ...JSON.parse(lead.fields), email: to });
  const corrected = await tx
    .updateTable("leads")
    .set({ fields, email: to.toLowerCase() })
    .where("id", "=", lead.id)
    .where("email", "=", from.toLowerCase())
    // A change at the same moment is not written over.
    .where("fields", "=", lead.fields)
    .returning("id")
    .executeTakeFirst();
  if (!corrected) return false;
  const owner = lead.person_id === null ? undefined : await findPerson(tx, lead.person_id);
  if (owner) await replaceTerms(tx, owner);
  await tx.updateTable("appointments").set({ token: newToken() }).where("lead_id", "=", lead.id).execute();
  await countForMailbox(tx, await subjectsOf(tx, lead.id), correction);
  return true;
}

/** Has the letters of the appointments to come of a person be in the language that the staff noted. */
export async function translateComing(tx: Db, id: string, locale: Locale, now: Date): Promise<void> {
  await tx
    .updateTable("leads")
    .set({ locale })
    .where("person_id", "in", await listFamily(tx, id))
    .where("id", "in", leadsToCome(tx, now))
    .execute();
}

/** Has the appointments to come that name a locked person, or their number, as the card did before, name them as it does now. */
export async function renameComing(tx: Db, former: Person, now: Date): Promise<void> {
  const card = await findPerson(tx, former.id);
  if (!card) return;
  const rows = await tx
    .updateTable("leads")
    // Without effect, but what is read stays so until the transaction ends.
    .set((eb) => ({ fields: eb.ref("fields") }))
    .where("person_id", "in", await listFamily(tx, former.id))
    .where("id", "in", leadsToCome(tx, now))
    .returning(["id", "person_id", "fields"])
    .execute();
  for (const { id, person_id, fields: text } of rows) {
    const given: FormFields = JSON.parse(text);
    const fields = {
      ...given,
      ...(given.name === former.name && { name: card.name }),
      ...(isSameNumber(given.phone, former.phone_shown) && { phone: card.phone_shown }),
    };
    await tx
      .updateTable("leads")
      .set({ fields: JSON.stringify(fields) })
      .where("id", "=", id)
      .execute();
    const owner = person_id === null ? undefined : await findPerson(tx, person_id);
    if (owner) await replaceTerms(tx, owner);
  }
}

/** The messages by which the appointments to come were booked. */
const leadsToCome = (tx: Db, now: Date) =>
  tx
    .selectFrom("appointments")
    .select("lead_id")
    .where("status", "=", "booked")
    .where("starts_at", ">", now.toISOString());

const isSameNumber = (one = "", other: string) => (e164(one) || one) === (e164(other) || other);

/** Counts the mails of these subjects for the corrected mailbox from now on. */
export async function countForMailbox(
  tx: Db,
  refIds: string[],
  { from, to, secret }: MailCorrection,
  limit: MailLimitName = "mailbox",
): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ mailbox: mailboxHash(to, secret, limit) })
    .where("ref_id", "in", refIds)
    .where("mailbox", "=", mailboxHash(from, secret, limit))
    .execute();
}

/** The subjects of all deliveries of a lead: itself and the events of its appointment. */
async function subjectsOf(tx: Db, leadId: string): Promise<string[]> {
  const events = await tx
    .selectFrom("appointment_events as event")
    .innerJoin("appointments as appointment", "appointment.id", "event.appointment_id")
    .select("event.id")
    .where("appointment.lead_id", "=", leadId)
    .execute();
  return [leadId, ...events.map(({ id }) => id)];
}
