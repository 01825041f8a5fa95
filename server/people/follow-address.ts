import { appointmentChanges } from "#domain/appointments/appointment-events.ts";
import { letterDelay } from "#domain/office/answer-operations.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { confirmationKind } from "../appointments/events.ts";
import type { Appointment } from "../appointments/queries.ts";
import { insertReminders } from "../appointments/reminders.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import type { StaffCall } from "../http/office-handler.ts";
import { countByStaff } from "../http/rate-limits.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { mailboxHash } from "../outbox/mail-limit.ts";
import { byPerson, retryLimit } from "../outbox/person-retry.ts";
import { requeueDelivery } from "../outbox/requeue.ts";
import { correctLead, countForMailbox, type MailCorrection } from "./correct-lead.ts";
import { findPerson, listFamily } from "./people-rows.ts";

type Options = { env: Pick<Env, "rateLimits">; secret: string; practice: Practice };

/**
 * Has what a locked person gets by mail follow their corrected address: their appointments to come, and the mails that
 * failed for the one before and still matter.
 */
export async function followAddress(
  tx: Db,
  id: string,
  { from, to }: { from: string; to: string },
  call: StaffCall,
  options: Options,
): Promise<void> {
  const { secret, practice } = options;
  const correction = { from: from.toLowerCase(), to, secret };
  let sent = await correctComing(tx, id, correction, call, practice);
  if (from !== "" && to !== "") sent += await resendFailed(tx, id, correction, call);
  for (; sent > 0; sent -= 1) await countByStaff(tx, retryLimit, call, options);
}

/**
 * Corrects the appointments to come of a person that have the address from before, or have none as the card had: sends
 * their confirmation, again because the link of the one before is dead, and reminds of them at the new address. Resolves
 * with how many it sends.
 */
async function correctComing(
  tx: Db,
  id: string,
  correction: MailCorrection,
  call: StaffCall,
  practice: Practice,
): Promise<number> {
  const { from, to, secret } = correction;
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
    await correctLead(tx, lead, correction);
    if (to !== "" && (await confirm(tx, appointment, correction, call))) confirmations += 1;
    await insertReminders(tx, appointment, practice.appointments.reminders, {
      now,
      secret,
      isLimited: false,
    });
  }
  return confirmations;
}

/**
 * Sends again what failed for the address from before and nobody set aside: confirmations of messages whose answer is
 * still promised, and letters after which nobody was in contact. Resolves with their number.
 */
async function resendFailed(
  tx: Db,
  id: string,
  correction: MailCorrection,
  call: StaffCall,
): Promise<number> {
  const { from, secret } = correction;
  const ids = await listFamily(tx, id);
  const failed = tx.selectFrom("outbox").where("needs_person_since", "is not", null);
  const confirmations = await failed
    .innerJoin("leads as lead", "lead.id", "outbox.ref_id")
    .selectAll("lead")
    .select("outbox.id as delivery_id")
    .where("kind", "=", "lead-confirmation")
    .where("lead.person_id", "in", ids)
    .where("lead.email", "=", from)
    .where("lead.answered_at", "is", null)
    .where("lead.reply_by", ">", call.now.toISOString())
    .orderBy("lead.id")
    .execute();
  for (const { delivery_id: _, ...lead } of confirmations) await correctLead(tx, lead, correction);
  const person = await findPerson(tx, id);
  const letters = await failed
    .innerJoin("letters as letter", "letter.id", "outbox.ref_id")
    .select(["outbox.id as delivery_id", "outbox.ref_id"])
    .where("kind", "=", "staff-letter")
    .where("letter.person_id", "in", ids)
    .where("mailbox", "=", mailboxHash(from, secret, "letters"))
    .where("letter.created_at", ">", person?.last_contact_at ?? "")
    .orderBy("outbox.id")
    .execute();
  for (const { ref_id } of letters) await countForMailbox(tx, [ref_id], correction, "letters");
  const resent = [...confirmations, ...letters];
  for (const { delivery_id } of resent)
    await requeueDelivery(tx, delivery_id, { ...byPerson(call), isCorrected: true });
  return resent.length;
}

/**
 * Sends the confirmation of how an appointment stands, again or, where there was no address before, for the first time.
 * False when the staff moved it without a letter.
 */
async function confirm(
  tx: Db,
  { id, sequence }: Appointment,
  { from, to, secret }: MailCorrection,
  call: StaffCall,
): Promise<boolean> {
  const event = await tx
    .selectFrom("appointment_events as event")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.ref_id", "=", "event.id").on("outbox.kind", "=", confirmationKind),
    )
    .select(["event.id", "event.happened_at", "outbox.id as confirmationId"])
    .where("event.appointment_id", "=", id)
    .where("event.sequence", "=", sequence)
    .where("event.kind", "in", appointmentChanges)
    .executeTakeFirst();
  if (!event || (event.confirmationId === null && from !== "")) return false;
  if (event.confirmationId !== null) {
    await requeueDelivery(tx, event.confirmationId, { ...byPerson(call), isCorrected: true });
    return true;
  }
  const letter = { kind: confirmationKind, refId: event.id, channel: "mail", visitor: to } as const;
  // Not before what the staff did can be taken back no more.
  const dueAt = new Date(Date.parse(event.happened_at) + letterDelay);
  await enqueue(tx, [{ ...letter, dueAt }], { now: call.now, secret, isLimited: false });
  return true;
}
