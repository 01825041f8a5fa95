import type { Db } from "../base/db/open-database.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { findName } from "./colleagues.ts";
import type { Person } from "./people-rows.ts";
import { refreshClock } from "./refresh-clock.ts";
import { lineOf } from "./summaries.ts";
import { changeTouch, type FieldChange, insertTouches, readChange, type Touch } from "./touch-rows.ts";

/** Refuses an answer when a colleague answered since the screen was read, unless it is to go all the same. */
export async function refuseIfAnswered(
  tx: Db,
  { last_answer_id: lastId }: Person,
  { seen, anyway }: { seen: string | null; anyway: boolean },
  { staff }: StaffCall,
): Promise<void> {
  if (anyway || lastId === null || lastId === seen) return;
  const answer = await tx
    .selectFrom("touches as touch")
    .leftJoin("letters as letter", "letter.id", "touch.letter_id")
    .select(["touch.actor_id", "touch.happened_at", "touch.body", "letter.body as letter_body"])
    .where("touch.id", "=", lastId)
    .executeTakeFirst();
  if (!answer || answer.actor_id === staff.userId) return;
  const conflict = {
    current: lineOf(answer.letter_body ?? answer.body),
    by: await findName(tx, answer.actor_id),
    at: answer.happened_at,
  };
  throw new OperationRefused("answered-meanwhile", { conflict });
}

/** Inserts an answer to a locked person: it stops the reply clock, and who answers takes a person that nobody has. */
export async function insertAnswer(
  tx: Db,
  person: Person,
  touch: Pick<Touch, "kind" | "body"> & Partial<Touch>,
  call: StaffCall,
): Promise<string> {
  const changes: FieldChange[] = [];
  if (person.assigned_to === null) changes.push({ field: "assignedTo", from: "", to: call.staff.userId });
  if (person.stage === "new") changes.push({ field: "stage", from: "new", to: "talking" });
  const answer = { ...touch, person_id: person.id, direction: "out" as const };
  const id = await insertTouches(
    tx,
    [...changes.map((change) => changeTouch(person.id, change)), answer],
    call,
  );
  await tx
    .updateTable("people")
    .set({
      last_activity_at: call.now.toISOString(),
      ...(person.assigned_to === null && { assigned_to: call.staff.userId }),
      ...(person.stage === "new" && { stage: "talking" }),
    })
    .where("id", "=", person.id)
    .execute();
  await refreshClock(tx, person.id);
  return id;
}

/** Takes a touch of a locked person back, and with an answer what it changed, as far as nobody changed it again. */
export async function undoTouch(tx: Db, person: Person, touch: Touch, now: Date): Promise<void> {
  const changes = touch.direction === "out" ? await changesWith(tx, touch) : [];
  const changed = new Map(changes.map((change) => [readChange(change).field, readChange(change)]));
  const assignedTo = changed.get("assignedTo");
  const isStillTaken = assignedTo !== undefined && person.assigned_to === assignedTo.to;
  const isStillTalking = changed.has("stage") && person.stage === "talking";
  await tx
    .updateTable("touches")
    .set({ undone_at: now.toISOString() })
    .where("id", "in", [touch.id, ...changes.map(({ id }) => id)])
    .execute();
  await tx
    .updateTable("people")
    .set({
      last_activity_at: now.toISOString(),
      ...(isStillTaken && { assigned_to: null }),
      ...(isStillTalking && { stage: "new" }),
    })
    .where("id", "=", person.id)
    .execute();
  await refreshClock(tx, person.id);
}

/** The changes that came with an answer: in the same moment, by the same person. */
const changesWith = (tx: Db, touch: Touch): Promise<Touch[]> =>
  tx
    .selectFrom("touches")
    .selectAll()
    .where("person_id", "=", touch.person_id)
    .where("happened_at", "=", touch.happened_at)
    .where("actor_id", "=", touch.actor_id)
    .where("kind", "=", "change")
    .where("undone_at", "is", null)
    .execute();
