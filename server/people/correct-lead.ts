import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Appointment } from "../appointments/queries.ts";
import { insertReminders } from "../appointments/reminders.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import { newToken } from "../base/new-token.ts";
import type { StaffCall } from "../http/office-handler.ts";
import { countByStaff } from "../http/rate-limits.ts";
import type { Lead } from "../leads/queries.ts";
import { type MailLimitName, mailboxHash } from "../outbox/mail-limit.ts";
import { byPerson, retryLimit } from "../outbox/person-retry.ts";
import { requeueDelivery } from "../outbox/requeue.ts";
import { findPerson, listFamily, type Person } from "./people-rows.ts";
import { replaceTerms } from "./term-rows.ts";

type MailCorrection = { from: string; to: string; secret: string };

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

/**
 * Corrects the appointments to come of a locked person that have the address from before: sends their confirmation
 * again, because the link of the one before is dead, and reminds of them at the new address.
 */
export async function correctComing(
  tx: Db,
  { id, email: from }: Person,
  to: string,
  call: StaffCall,
  options: { env: Pick<Env, "rateLimits">; secret: string; practice: Practice },
): Promise<void> {
  const { secret, practice } = options;
  const { now } = call;
  const coming = await tx
    .selectFrom("appointments as appointment")
    .innerJoin("leads as lead", "lead.id", "appointment.lead_id")
    .selectAll("appointment")
    .where("lead.person_id", "in", await listFamily(tx, id))
    .where("lead.email", "=", from)
    .where("appointment.status", "=", "booked")
    .where("appointment.starts_at", ">", now.toISOString())
    .orderBy("appointment.id")
    .execute();
  let confirmations = 0;
  for (const appointment of coming) {
    const lead = await tx
      .selectFrom("leads")
      .selectAll()
      .where("id", "=", appointment.lead_id)
      .executeTakeFirstOrThrow();
    await correctLead(tx, lead, { from, to, secret });
    const confirmation = to === "" ? undefined : await findConfirmation(tx, appointment);
    if (confirmation) {
      confirmations += 1;
      await requeueDelivery(tx, confirmation.id, { ...byPerson(call), replays: "all" });
    }
    await insertReminders(tx, appointment, practice.appointments.reminders, {
      now,
      secret,
      isLimited: false,
    });
  }
  for (; confirmations > 0; confirmations -= 1) await countByStaff(tx, retryLimit, call, options);
}

/** Has the letters of the appointments to come of a person be in the language that the staff noted. */
export async function translateComing(tx: Db, id: string, locale: Locale, now: Date): Promise<void> {
  const coming = tx
    .selectFrom("appointments")
    .select("lead_id")
    .where("status", "=", "booked")
    .where("starts_at", ">", now.toISOString());
  await tx
    .updateTable("leads")
    .set({ locale })
    .where("person_id", "in", await listFamily(tx, id))
    .where("id", "in", coming)
    .execute();
}

const findConfirmation = (tx: Db, { id, sequence }: Appointment) =>
  tx
    .selectFrom("appointment_events as event")
    .innerJoin("outbox", "outbox.ref_id", "event.id")
    .select("outbox.id")
    .where("event.appointment_id", "=", id)
    .where("event.sequence", "=", sequence)
    .where("outbox.kind", "=", "appointment-confirmation")
    .executeTakeFirst();

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
