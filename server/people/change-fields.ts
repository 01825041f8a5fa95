import { normalMailAddress } from "#domain/forms/mail-address.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { Db } from "../base/db/open-database.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { endNewsletter, giveBackNewsletter } from "./client-newsletter.ts";
import { findNames } from "./colleagues.ts";
import { setHandedOver } from "./hand-over.ts";
import { shownFields } from "./load-card.ts";
import type { Person } from "./people-rows.ts";
import {
  columnsOf,
  type FieldChanges,
  fieldsOf,
  findUndone,
  normalMoment,
  type PersonField,
} from "./person-fields.ts";
import { refreshClock } from "./refresh-clock.ts";
import { replaceTerms } from "./term-rows.ts";
import { changeTouch, findLastChange, insertTouches, readChange, type Touch } from "./touch-rows.ts";

/** Free texts keep no number like an SSN; one that is needed belongs into a note, which seals it. */
const texts: readonly PersonField[] = ["name", "nextStep", "closedReason"];
const searched: readonly PersonField[] = ["name", "email", "phone"];

/**
 * Changes fields of a locked person by compare-and-set, with a touch for each that did not hold its value already;
 * resolves with their names. Throws `field-conflict` where one holds something else than was seen.
 */
export async function changeFields(
  tx: Db,
  person: Person,
  changes: FieldChanges,
  call: StaffCall,
): Promise<PersonField[]> {
  const fields = fieldsOf(person);
  const changed = new Map<PersonField, string>();
  for (const [name, change] of Object.entries(changes)) {
    if (change === undefined) continue;
    const field = name as PersonField;
    const wanted = keptValue(field, change.to ?? "");
    if (fields[field] === wanted) continue;
    if (fields[field] !== shownValue(field, change.from ?? ""))
      throw await conflictOf(tx, person, field, fields[field]);
    changed.set(field, wanted);
  }
  await pairMoment(tx, person, { changes, changed }, call);
  if (changed.size === 0) return [];
  const stage = changed.get("stage");
  const undone =
    stage === undefined ? undefined : await findUndone(tx, person.id, { field: "stage", to: stage }, call);
  const columns = await columnsOf(tx, person.id, changed, call);
  if (undone && person.converted_at !== null) delete columns.converted_at;
  await tx
    .updateTable("people")
    .set({ ...columns, last_activity_at: call.now.toISOString() })
    .where("id", "=", person.id)
    .execute();
  const touches = [...changed].map(([field, to]) =>
    changeTouch(person.id, { field, from: fields[field], to }),
  );
  await insertTouches(tx, touches, call);
  if (searched.some((field) => changed.has(field)))
    await replaceTerms(tx, { ...person, ...columns } as Person);
  if (stage !== undefined) {
    await refreshClock(tx, person.id);
    const convertedAt = columns.converted_at ?? person.converted_at ?? "";
    await settleSubscription(tx, person, { stage, convertedAt, isTakenBack: undone !== undefined }, call);
    await settleHandOver(tx, person, { stage, undone }, call);
  }
  return [...changed.keys()];
}

/** An emptied next step takes its moment with it, whatever that is by now; taken back, it brings it again. */
async function pairMoment(
  tx: Db,
  person: Person,
  { changes, changed }: { changes: FieldChanges; changed: Map<PersonField, string> },
  call: StaffCall,
): Promise<void> {
  const step = changed.get("nextStep");
  if (step === "") {
    changed.delete("nextStepAt");
    if (person.next_step_at !== null) changed.set("nextStepAt", "");
  }
  if (!step || changes.nextStepAt !== undefined) return;
  const undone = await findUndone(tx, person.id, { field: "nextStep", to: step }, call);
  const moment = undone && (await findLastChange(tx, person.id, "nextStepAt"));
  const from = moment?.happened_at === undone?.happened_at && moment ? readChange(moment).from : null;
  if (from) changed.set("nextStepAt", from);
}

/** A value as the card shows it: what takes a change back names as seen what was typed. */
function shownValue(field: PersonField, typed: string): string {
  if (field === "phone") return shownFields({ name: "", email: "", phone_shown: typed }).phone;
  if (field === "email") return normalMailAddress(typed).toLowerCase();
  return keptValue(field, typed);
}

function keptValue(field: PersonField, typed: string): string {
  if (field === "nextStepAt") return normalMoment(typed);
  return texts.includes(field) ? maskSensitiveNumbers(typed) : typed;
}

/**
 * Ends the newsletter of whoever becomes a client, and gives it back to who is none after all: somebody whose work is done
 * was one, and has to ask for it again.
 */
async function settleSubscription(
  tx: Db,
  person: Person,
  { stage, convertedAt, isTakenBack }: { stage: string; convertedAt: string; isTakenBack: boolean },
  call: StaffCall,
) {
  if (stage === "client") return endNewsletter(tx, person.id, convertedAt, call);
  const isDone = stage === "closed" || person.handed_over_at !== null;
  if (person.stage === "client" && (isTakenBack || !isDone))
    return giveBackNewsletter(tx, person.id, convertedAt, call);
}

/** Has a client who comes back be handed over anew, unless the change of the stage takes another one back. */
async function settleHandOver(
  tx: Db,
  person: Person,
  { stage, undone }: { stage: string; undone: Touch | undefined },
  call: StaffCall,
) {
  if (stage === "client" && !undone) return setHandedOver(tx, person, null, call);
  if (person.stage !== "client" || !undone) return;
  const last = await findLastChange(tx, person.id, "handedOverAt");
  if (last?.happened_at === undone.happened_at) await setHandedOver(tx, person, readChange(last).from, call);
}

/** The conflict with the value that stands now; author and time are those of its last change, if there was one. */
async function conflictOf(tx: Db, person: Person, field: PersonField, current: string) {
  const last = await findLastChange(tx, person.id, field);
  const names = await findNames(tx, [last?.actor_id ?? null, field === "assignedTo" ? current : null]);
  const by = names.get(last?.actor_id ?? "") ?? "";
  const shown = field === "assignedTo" ? (names.get(current) ?? "") : current;
  const conflict = { current: shown, by, at: last?.happened_at ?? person.last_activity_at };
  return new OperationRefused("field-conflict", { field, conflict });
}
