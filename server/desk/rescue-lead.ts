import type { FormFields } from "#domain/forms/check-fields.ts";
import type { FormKind, FunctionKind } from "#domain/forms/form-kinds.ts";
import type { RescuedBooking } from "#domain/office/spam-operations.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { insertAppointment } from "../appointments/book.ts";
import { readInstant, readSlotRequest } from "../appointments/slot-request.ts";
import { staffRules } from "../appointments/staff-changes.ts";
import type { Db } from "../base/db/open-database.ts";
import { tryInSavepoint } from "../base/db/try-in-savepoint.ts";
import type { CurrentClosures } from "../closures/current-closures.ts";
import { listClosures, parseClosure } from "../closures/queries.ts";
import { OperationRefused } from "../http/office-handler.ts";
import type { LimitOptions } from "../http/rate-limits.ts";
import { Refused } from "../http/refused.ts";
import { createSubmission } from "../http/submission.ts";
import { promisedMoment } from "../leads/public.ts";
import type { Follow, Lead } from "../leads/queries.ts";
import { joinPerson, lockSame } from "../people/join-person.ts";
import { findRoot, listFamily } from "../people/people-rows.ts";
import { untagPerson } from "./tag-spam.ts";

export type RescueOptions = {
  practice: Practice;
  closures: CurrentClosures;
  follow: Record<FunctionKind, Follow<unknown>>;
};
type Rescued = { personId: string | null; booking: RescuedBooking | null; isFirst: boolean };

/**
 * Takes a message out of the spam and does what follows from an honest one: its person, its promise, its mails and
 * webhooks, or its appointment if the slot is free. Only the first call does; later ones resolve with the person. Throws
 * `not-found` for a message that was never spam.
 */
export async function rescueLead(
  tx: Db,
  id: string,
  by: string,
  options: RescueOptions & LimitOptions,
): Promise<Rescued> {
  const { now } = options;
  const tagged = await rescueTagged(tx, id, by, options);
  if (tagged) return tagged;
  await lockSender(tx, id);
  const lead = await tx
    .updateTable("leads")
    .set({ status: "new", rescued_at: now.toISOString(), rescued_by: by })
    .where("id", "=", id)
    .where("status", "=", "spam")
    .returningAll()
    .executeTakeFirst();
  if (!lead) {
    const known = await tx.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
    if (!known?.rescued_by) throw new OperationRefused("not-found");
    return { personId: known.person_id, booking: null, isFirst: false };
  }
  const isAppointment = lead.form_kind === "appointment";
  const { email, locale } = lead;
  const fields = JSON.parse(lead.fields) as Record<string, string>;
  const booking = isAppointment ? await tryBooking(tx, lead, options) : null;
  // Without its slot it is a request that somebody has to answer.
  const kind = isAppointment && booking !== "booked" ? "consultation" : lead.form_kind;
  const replyBy = await promiseNow(tx, kind, options);
  const personId = await joinPerson(tx, { id, kind, fields, replyBy, email, locale }, now);
  if (personId) await dateByMessage(tx, personId, lead, now);
  const joined = { person_id: personId, reply_by: replyBy };
  await tx.updateTable("leads").set(joined).where("id", "=", id).execute();
  if (lead.form_kind !== "appointment")
    await (await options.follow[lead.form_kind](tx, options))(storedLead(lead));
  return { personId, booking, isFirst: true };
}

/** Locks whom a message in the spam joins, before it and the time it takes: else two could wait for each other. */
async function lockSender(tx: Db, id: string): Promise<void> {
  const spam = await tx
    .selectFrom("leads")
    .select(["form_kind", "fields", "email"])
    .where("id", "=", id)
    .where("status", "=", "spam")
    .executeTakeFirst();
  if (!spam) return;
  const { form_kind: kind, fields, email } = spam;
  await lockSame(tx, { kind, fields: JSON.parse(fields) as FormFields, email });
}

/** A person whom the rescue made is as old as its message: by that moment the message stays with it. */
async function dateByMessage(tx: Db, personId: string, { created_at }: Lead, now: Date): Promise<void> {
  await tx
    .updateTable("people")
    .set({ created_at })
    .where("id", "=", personId)
    .where("created_at", "=", now.toISOString())
    .execute();
}

/** Brings the person of a message back that the staff tagged; undefined for a message that was judged when it came. */
async function rescueTagged(
  tx: Db,
  id: string,
  by: string,
  options: RescueOptions & LimitOptions,
): Promise<Rescued | undefined> {
  const owner = await tx
    .selectFrom("leads")
    .innerJoin("people", "people.id", "leads.person_id")
    .selectAll("people")
    .where("leads.id", "=", id)
    .where("leads.status", "=", "spam")
    .executeTakeFirst();
  if (!owner) return undefined;
  const { id: personId } = await findRoot(tx, owner);
  const asStaff = { ...options, actorId: by, dueAt: options.now };
  const untagged = await untagPerson(tx, personId, asStaff, () => promiseNow(tx, "consultation", options));
  if (!untagged) return undefined;
  const family = await listFamily(tx, personId);
  await tx.updateTable("leads").set({ rescued_by: by }).where("person_id", "in", family).execute();
  return { personId, ...untagged, isFirst: true };
}

/** The promise to somebody who writes now. */
export function promiseNow(
  tx: Db,
  kind: FormKind,
  { practice, now }: { practice: Practice; now: Date },
): Promise<string | null> {
  // In this transaction: a read beside it would need a second connection of the pool.
  const closures = { read: async () => (await listClosures(tx, { start: now.getTime() })).map(parseClosure) };
  return promisedMoment(kind, now, { practice, closures });
}

/** The lead for its follow-up; the address that it came from is no longer known. */
function storedLead({ id, form_kind: kind, email, fields, locale, recommendations }: Lead) {
  const submission = createSubmission(JSON.parse(fields), { locale }, JSON.parse(recommendations));
  return { id, kind, email, clientAddress: "", submission };
}

async function tryBooking(
  tx: Db,
  lead: Lead,
  options: RescueOptions & LimitOptions,
): Promise<RescuedBooking> {
  const { practice, now } = options;
  const fields = JSON.parse(lead.fields);
  if ((readInstant(fields.start) ?? 0) <= now.getTime()) return "time-past";
  const book = async () => {
    const request = readSlotRequest(fields, practice, now, staffRules);
    await insertAppointment(tx, request, storedLead(lead), options);
  };
  const refusal = await tryInSavepoint(tx, book, (error) => error instanceof Refused);
  return refusal ? "slot-taken" : "booked";
}
