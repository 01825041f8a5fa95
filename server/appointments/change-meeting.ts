import { needsPhone } from "#domain/appointments/appointment-form.ts";
import { findSlotRules } from "#domain/appointments/appointment-slots.ts";
import { canBeFound } from "#domain/appointments/booking-form.ts";
import { dialedDigits } from "#domain/forms/phone-number.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { MeetingWay } from "#domain/practice/appointment-choices.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import { OperationRefused } from "../http/office-handler.ts";
import type { Appointment } from "./queries.ts";

type Meeting = { typeId: string; meeting: MeetingWay; address: string; phone: string };
/** How the staff wish to meet; `seen` is how it was met when they chose, `phone` the number of the person's card. */
export type WantedMeeting = Omit<Meeting, "typeId"> & { seen: MeetingWay | undefined };

/** Throws `input-invalid` for a way to meet that the type has not, or without the address or the number it needs. */
export function checkMeeting({ typeId, meeting, address, phone }: Meeting, practice: Practice): void {
  const type = findSlotRules(practice, typeId)?.type;
  if (!type) throw new OperationRefused("input-invalid", { field: "typeId" });
  if (!type.meetings.includes(meeting) || (needsPhone(meeting) && dialedDigits(phone) === ""))
    throw new OperationRefused("input-invalid", { field: "meeting" });
  if (meeting === "visit" && !canBeFound(address))
    throw new OperationRefused("input-invalid", { field: "address", message: "address-required" });
}

/**
 * Writes where to come, or whom to call, into the message of a locked appointment, from which its letters tell it.
 * Resolves with undefined where that changes nothing. Throws as `checkMeeting` does, and `state-changed` for one that is
 * met in another way than was seen.
 */
export async function changeMeeting(
  tx: Db,
  appointment: Appointment,
  { meeting, address: typed, phone: known, seen }: WantedMeeting,
  practice: Practice,
): Promise<{ meeting: MeetingWay; former: { previousAddress?: string } } | undefined> {
  if (seen !== undefined && seen !== appointment.meeting) throw new OperationRefused("state-changed");
  const fields = await readFields(tx, appointment);
  const phone = dialedDigits(fields.phone ?? "") === "" ? known : (fields.phone ?? "");
  const address = maskSensitiveNumbers(typed);
  checkMeeting({ typeId: appointment.type_id, meeting, address, phone }, practice);
  const former = fields.address ?? "";
  const isElsewhere = meeting === "visit" && address !== former;
  if (!isElsewhere && meeting === appointment.meeting) return undefined;
  const contact = { ...(needsPhone(meeting) && { phone }), ...(isElsewhere && { address }) };
  await writeFields(tx, appointment, { ...fields, ...contact });
  return { meeting, former: isElsewhere ? { previousAddress: former } : {} };
}

/** Sets the address in the message of an appointment. */
export async function setAddress(tx: Db, appointment: Appointment, address: string): Promise<void> {
  await writeFields(tx, appointment, { ...(await readFields(tx, appointment)), address });
}

async function writeFields(tx: Db, { lead_id }: Appointment, fields: Record<string, string>): Promise<void> {
  await tx
    .updateTable("leads")
    .set({ fields: JSON.stringify(fields) })
    .where("id", "=", lead_id)
    .execute();
}

/** The fields of an appointment's message, which nobody else changes meanwhile. */
async function readFields(tx: Db, { lead_id }: Appointment): Promise<Record<string, string>> {
  const { fields } = await tx
    .updateTable("leads")
    .set((eb) => ({ fields: eb.ref("fields") }))
    .where("id", "=", lead_id)
    .returning("fields")
    .executeTakeFirstOrThrow();
  return JSON.parse(fields);
}
