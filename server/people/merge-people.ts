import type { ReceivedOf } from "#domain/office/operation.ts";
import type {
  mergePeople as mergeOperation,
  unmergePerson as unmergeOperation,
} from "#domain/office/person-commands.ts";
import { readChannels, type Stage } from "#domain/people/people.ts";
import type { Db } from "../base/db/open-database.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { changeFields } from "./change-fields.ts";
import { endNewsletter, giveBackNewsletter } from "./client-newsletter.ts";
import { isColleague } from "./colleagues.ts";
import { forgetTaken } from "./forget-taken.ts";
import { setHandedOver } from "./hand-over.ts";
import { stageOf } from "./join-person.ts";
import { keepHeld } from "./keep-held.ts";
import { blockedChannels } from "./load-card.ts";
import { findPerson, findRoot, listFamily, lockRow, type Person } from "./people-rows.ts";
import { type FieldChanges, fieldsOf } from "./person-fields.ts";
import { refreshClock } from "./refresh-clock.ts";
import { leaveBookedApart } from "./stage-by-book.ts";
import { type FieldChange, findLastChange, insertTouches, readChange, type Touch } from "./touch-rows.ts";

/**
 * Merges `other` into a person. Its messages stay its own: reads take all who were merged into a person together. Both
 * are kept as long as the stricter of the two. Resolves with the merge. Throws `state-changed` when one of them is about to
 * be deleted, and `too-late` when another merge of the two than `mergeId` ended last.
 */
export async function mergePeople(
  tx: Db,
  { id, other: otherId, mergeId: endedId }: ReceivedOf<typeof mergeOperation>,
  call: StaffCall,
): Promise<{ mergeId: string }> {
  if (id === otherId) throw new OperationRefused("input-invalid", { field: "other" });
  const [person, other] = await lockBoth(tx, id, otherId);
  const isFree = ({ merged_into, tagged_at, delete_at }: Person) =>
    merged_into === null && tagged_at === null && delete_at === null;
  if (!isFree(person) || !isFree(other)) throw new OperationRefused("state-changed");
  if (endedId !== undefined && endedId !== (await findMerge(tx, id, otherId))?.id)
    throw new OperationRefused("too-late");
  const mergeId = await insertTouches(tx, [{ person_id: id, kind: "merge", body: otherId }], call);
  await takeOverLacking(tx, person, other, call);
  await takeOverBlocked(tx, person, other, call);
  // Before they are one: who is a client already has chosen what newsletters they get.
  await keepAsLong(tx, person, other, call);
  await tx.updateTable("people").set({ merged_into: id }).where("id", "=", otherId).execute();
  await settle(tx, [id], call);
  return { mergeId };
}

const findMerge = (tx: Db, id: string, otherId: string): Promise<Touch | undefined> =>
  tx
    .selectFrom("touches")
    .selectAll()
    .where("person_id", "=", id)
    .where("kind", "=", "merge")
    .where("body", "=", otherId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** What a person who has no first of these takes over from another: lists and Today show what its own card says. */
const takenOver = [["name"], ["email"], ["phone"], ["nextStep", "nextStepAt"], ["assignedTo"]] as const;

async function takeOverLacking(tx: Db, person: Person, other: Person, call: StaffCall): Promise<void> {
  const [own, taken] = [fieldsOf(person), fieldsOf(other)];
  // Whoever left the staff is given nobody.
  if (!(await isColleague(tx, taken.assignedTo, call.now))) taken.assignedTo = "";
  const lacking = takenOver.filter(([field]) => own[field] === "" && taken[field] !== "").flat();
  const changes = Object.fromEntries(lacking.map((field) => [field, { from: own[field], to: taken[field] }]));
  await changeFields(tx, person, changes, call);
}

/** Takes over how the other does not want to be reached: nobody knows any longer for which address it was said. */
async function takeOverBlocked(tx: Db, person: Person, other: Person, call: StaffCall): Promise<void> {
  const from = blockedChannels(person).join();
  const to = readChannels([from, ...blockedChannels(other)].join()).join();
  await changeFields(tx, person, { blockedChannels: { from, to } }, call);
}

/**
 * Takes over the hold, by which the retention rule keeps a person longer, and the stage that is further: a client stays one,
 * who has an appointment has it, and a message that waits is not closed with somebody closed.
 */
async function keepAsLong(tx: Db, person: Person, other: Person, call: StaffCall): Promise<void> {
  const { hold_reason, held_by, held_at } = other;
  if (person.held_at === null && held_at !== null)
    await tx
      .updateTable("people")
      .set({ hold_reason, held_by, held_at })
      .where("id", "=", person.id)
      .execute();
  if (furthest.indexOf(other.stage) > furthest.indexOf(person.stage)) {
    // What was handed over goes by the client alone.
    const change = { stage: { from: person.stage, to: other.stage } };
    await changeFields(tx, { ...person, handed_over_at: null }, change, call);
  }
  if (other.stage === "client") {
    const areBoth = person.stage === "client" && other.handed_over_at !== null;
    await setHandedOver(tx, person, (areBoth ? person : other).handed_over_at, call);
  } else if (person.stage === "client") await endNewsletter(tx, other.id, call.now.toISOString(), call);
}

const furthest: readonly Stage[] = ["closed", "new", "talking", "booked", "client"];

/** Takes a person out of another, with all merged into it before. Throws `too-late` after another merge. */
export async function unmergePerson(
  tx: Db,
  { id, mergeId }: ReceivedOf<typeof unmergeOperation>,
  call: StaffCall,
): Promise<{ mergeId: string | undefined; rootId: string }> {
  const found = await findPerson(tx, id);
  if (!found) throw new OperationRefused("not-found");
  const { id: rootId } = await findRoot(tx, found);
  if (rootId === id) throw new OperationRefused("state-changed");
  const [person, root] = await lockBoth(tx, id, rootId);
  // Somebody else may have been faster, and a deletion takes all of them.
  const isGone = root.merged_into !== null || root.tagged_at !== null || root.delete_at !== null;
  if (person.merged_into !== found.merged_into || isGone) throw new OperationRefused("state-changed");
  await tx.updateTable("people").set({ merged_into: null }).where("id", "=", id).execute();
  const [merge] = await tx
    .updateTable("touches")
    .set({ undone_at: call.now.toISOString() })
    .where("person_id", "=", person.merged_into)
    .where("kind", "=", "merge")
    .where("body", "=", id)
    .where("undone_at", "is", null)
    .returningAll()
    .execute();
  if (mergeId !== undefined && mergeId !== merge?.id) throw new OperationRefused("too-late");
  if (merge?.person_id === root.id) await keepAsBefore(tx, root, person, merge, call);
  // Whoever the person belonged to may have become a client since.
  if (root.stage === "client" && root.converted_at && person.stage !== "client")
    await giveBackNewsletter(tx, id, root.converted_at, call);
  if (merge && (root.held_at ?? "") > merge.happened_at) await keepHeld(tx, id, root, call.now);
  // The appointment that gave a stage may have been cancelled while they were one.
  await leaveBookedApart(tx, [root.id, id]);
  await settle(tx, [root.id, id], call);
  return { mergeId: merge?.id, rootId };
}

/** Gives back what the root took over by a merge, unless it was changed since. */
async function keepAsBefore(tx: Db, root: Person, person: Person, merge: Touch, call: StaffCall) {
  const isSameHold = root.held_at === person.held_at && root.held_by === person.held_by;
  if (root.held_at !== null && isSameHold)
    await tx
      .updateTable("people")
      .set({ hold_reason: null, held_by: null, held_at: null })
      .where("id", "=", root.id)
      .execute();
  const changes: FieldChanges = {};
  for (const field of [...takenOver.flat(), "blockedChannels"] as const) {
    const change = await findChange(field);
    if (change) changes[field] = { from: change.to, to: change.from ?? "" };
  }
  await changeFields(tx, root, changes, call);
  const handOver = await findChange("handedOverAt");
  if (handOver) await setHandedOver(tx, root, handOver.from, call);
  const stage = await findChange("stage");
  if (stage) {
    const to = await stageSince(tx, root, stage.from as Stage, merge.happened_at);
    await changeFields(tx, root, { stage: { from: root.stage, to } }, call);
    if (stage.to === "client") await giveBackNewsletter(tx, root.id, root.converted_at ?? "", call);
  }
  await forgetTaken(tx, root.id, takenOver.flat(), merge);
  // Of a client nothing ended by the merge.
  if (person.stage !== "client") await giveBackNewsletter(tx, person.id, merge.happened_at, call);

  /** The change of a field that came with the merge, if it is the last one. */
  async function findChange(field: string): Promise<FieldChange | undefined> {
    const last = await findLastChange(tx, root.id, field);
    return last?.happened_at === merge.happened_at ? readChange(last) : undefined;
  }
}

/** The stage of a person who had one at a moment, with what they sent since: a message opens them again. */
async function stageSince(tx: Db, { id }: Person, stage: Stage, at: string): Promise<Stage> {
  const sent = await tx
    .selectFrom("leads")
    .select("form_kind as kind")
    .where("person_id", "in", await listFamily(tx, id))
    .where(({ eb, fn }) => eb(fn.coalesce("rescued_at", "created_at"), ">", at))
    .orderBy("created_at")
    .execute();
  return sent.reduce((former, lead) => stageOf(lead, former), stage);
}

async function settle(tx: Db, ids: readonly string[], { now }: StaffCall): Promise<void> {
  const at = now.toISOString();
  await tx.updateTable("people").set({ last_activity_at: at }).where("id", "in", ids).execute();
  for (const id of ids) await refreshClock(tx, id);
}

/** Locks two people, merged or not, in one order: commands on the same two never wait for each other. */
async function lockBoth(tx: Db, one: string, other: string): Promise<[Person, Person]> {
  if (other < one) {
    const [second, first] = await lockBoth(tx, other, one);
    return [first, second];
  }
  return [await lockRow(tx, one), await lockRow(tx, other)];
}
