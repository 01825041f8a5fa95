import type { Updateable } from "kysely";
import { seconds } from "#domain/durations.ts";
import { isMailAddress } from "#domain/forms/form-values.ts";
import { normalMailAddress } from "#domain/forms/mail-address.ts";
import { e164 } from "#domain/forms/phone-number.ts";
import type { Locale } from "#domain/locale.ts";
import { letterDelay } from "#domain/office/answer-operations.ts";
import type { ReceivedOf } from "#domain/office/operation.ts";
import type { changePerson } from "#domain/office/person-commands.ts";
import { readChannels } from "#domain/people/people.ts";
import type { Db } from "../base/db/open-database.ts";
import type { PeopleTable } from "../base/db/people-schema.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { isColleague } from "./colleagues.ts";
import { blockedChannels, shownFields } from "./load-card.ts";
import type { Person } from "./people-rows.ts";
import { findLastChange, readChange, type Touch } from "./touch-rows.ts";

/** How long the office offers to take a change back, with time for the call to arrive. */
const undoTime = letterDelay + seconds(15);

export type FieldChanges = ReceivedOf<typeof changePerson>["changes"];
export type PersonField = keyof FieldChanges;

/** The fields of a person as a change names them; an empty one is empty, never null. */
export const fieldsOf = (person: Person): Record<PersonField, string> => ({
  ...shownFields(person),
  writes: person.writes,
  speaks: person.speaks,
  nextStep: person.next_step,
  nextStepAt: normalMoment(person.next_step_at ?? ""),
  stage: person.stage,
  closedReason: person.closed_reason,
  blockedChannels: blockedChannels(person).join(),
  assignedTo: person.assigned_to ?? "",
});

/** The one form of a moment, in which texts of moments sort as these do; any other text as it is. */
export function normalMoment(text: string): string {
  const at = Date.parse(text);
  return Number.isNaN(at) ? text : new Date(at).toISOString();
}

/** A typed mail address in its normal form; empty when there is none. Throws `input-invalid`. */
export function readMail(typed: string): string {
  const email = normalMailAddress(typed).toLowerCase();
  if (email !== "" && !isMailAddress(email))
    throw new OperationRefused("input-invalid", { field: "email", message: "email-invalid" });
  return email;
}

/** A typed phone number that can be dialed, as it was typed; empty when there is none. Throws `input-invalid`. */
export function readPhone(typed: string): string {
  if (typed !== "" && e164(typed) === "")
    throw new OperationRefused("input-invalid", { field: "phone", message: "phone-invalid" });
  return typed;
}

/** The columns of a phone number: in E.164 for finding it, and as it was typed. */
export const phoneColumns = (typed: string) => ({ phone: e164(typed), phone_shown: typed });

/** The columns that a change of fields sets. Throws `input-invalid` for a value that is none. */
export async function columnsOf(
  db: Db,
  personId: string,
  changed: ReadonlyMap<PersonField, string>,
  call: StaffCall,
): Promise<Updateable<PeopleTable>> {
  const columns: Updateable<PeopleTable> = {};
  for (const [field, to] of changed) {
    if (field === "assignedTo") await checkColleague(db, personId, to, call);
    // A form of the website may have brought one that nobody can dial, which a change that is taken back brings again.
    if (field === "phone" && !(await findUndone(db, personId, { field, to }, call))) readPhone(to);
    Object.assign(columns, columnsByField[field](to, call.now));
  }
  return columns;
}

/** Finds what a change that is not stored yet takes back: the last one, when the same person made it just before. */
export async function findUndone(
  db: Db,
  personId: string,
  { field, to }: { field: PersonField; to: string },
  { staff, now }: StaffCall,
): Promise<Touch | undefined> {
  const last = await findLastChange(db, personId, field);
  const isUndone =
    last?.actor_id === staff.userId &&
    readChange(last).from === to &&
    now.getTime() - Date.parse(last.happened_at) <= undoTime;
  return isUndone ? last : undefined;
}

/** Nobody is given to whom has left, unless that takes back what the same person changed just before. */
async function checkColleague(db: Db, personId: string, userId: string, call: StaffCall): Promise<void> {
  if (userId === "") return;
  if (await isColleague(db, userId, call.now)) return;
  if (!(await findUndone(db, personId, { field: "assignedTo", to: userId }, call)))
    throw new OperationRefused("input-invalid", { field: "assignedTo" });
}

const columnsByField: Record<PersonField, (to: string, now: Date) => Updateable<PeopleTable>> = {
  name: (to) => ({ name: to }),
  email: (to) => ({ email: readMail(to) }),
  phone: phoneColumns,
  writes: (to) => ({ writes: to as Locale }),
  speaks: (to) => ({ speaks: to as Locale }),
  nextStep: (to) => ({ next_step: to }),
  nextStepAt: (to) => ({ next_step_at: to || null }),
  stage: (to, now) => ({
    stage: to as Person["stage"],
    // Whoever is no client any more keeps it: a change that takes that back needs it.
    ...(to === "client" && { converted_at: now.toISOString() }),
  }),
  closedReason: (to) => ({ closed_reason: to }),
  blockedChannels: (to) => ({ blocked_channels: JSON.stringify(readChannels(to)) }),
  assignedTo: (to) => ({ assigned_to: to || null }),
};
