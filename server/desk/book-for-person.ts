import { withOffset } from "#domain/appointments/appointment-slots.ts";
import { officeSource } from "#domain/forms/lead-source.ts";
import type { bookAppointment } from "#domain/office/calendar-operations.ts";
import type { ReceivedOf } from "#domain/office/operation.ts";
import { withFormKind } from "#domain/people/form-kinds-text.ts";
import { termsOfLead } from "#domain/people/search-terms.ts";
import { checkMeeting } from "../appointments/change-meeting.ts";
import { bookByStaff, type StaffOptions } from "../appointments/staff-changes.ts";
import type { Db } from "../base/db/open-database.ts";
import { newId } from "../base/new-id.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { officeLead } from "../leads/office-lead.ts";
import { lockPerson } from "../people/people-rows.ts";
import { addTerms } from "../people/term-rows.ts";
import { changeTouch, insertTouches } from "../people/touch-rows.ts";
import { readTime } from "./office-clock.ts";

type Wanted = ReceivedOf<typeof bookAppointment>;

/** Books an appointment for a person who asked on the phone: a lead of theirs, as if they had sent the form. */
export async function bookForPerson(tx: Db, wanted: Wanted, call: StaffCall, options: StaffOptions) {
  const { practice, now } = options;
  const { timeZone } = practice.business;
  const person = await lockPerson(tx, wanted.personId);
  // The appointment would go with the person, and nobody would hear of it.
  if (person.delete_at !== null) throw new OperationRefused("state-changed");
  checkMeeting({ ...wanted, phone: person.phone_shown }, practice);
  const start = readTime(wanted.start, timeZone);
  const id = newId(now);
  const at = now.toISOString();
  const { typeId, meeting, address, reason } = wanted;
  const fields = {
    service: typeId,
    start: withOffset(start, timeZone),
    meeting,
    name: person.name,
    email: person.email,
    phone: person.phone_shown,
    address,
    tz: timeZone,
    tier: "",
    comments: "",
  };
  await tx
    .insertInto("leads")
    .values({
      ...officeLead,
      id,
      form_kind: "appointment",
      locale: person.writes,
      fields: JSON.stringify(fields),
      email: person.email,
      created_at: at,
      person_id: person.id,
      service: typeId,
      source: officeSource,
    })
    .execute();
  const stage = person.stage === "client" ? person.stage : "booked";
  await tx
    .updateTable("people")
    .set({
      stage,
      last_activity_at: at,
      ...(person.reply_due_at === null && { last_lead_id: id }),
      form_kinds: withFormKind(person.form_kinds, "appointment"),
    })
    .where("id", "=", person.id)
    .execute();
  await addTerms(tx, person.id, termsOfLead({ id, kind: "appointment", fields }));
  const request = { typeId, start, meeting, reason, timeZone, tierId: null };
  const booking = await bookByStaff(tx, request, { id, email: person.email }, options);
  if (stage !== person.stage) {
    const change = changeTouch(person.id, { field: "stage", from: person.stage, to: stage });
    await insertTouches(tx, [{ ...change, appointment_id: booking.id }], call);
  }
  return booking;
}
