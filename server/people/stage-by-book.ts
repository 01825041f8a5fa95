import type { Db } from "../base/db/open-database.ts";
import { type Signal, writeSignals } from "../base/db/signals.ts";
import { findPerson, listFamily, lockRootId, type Person } from "./people-rows.ts";
import { refreshClock } from "./refresh-clock.ts";
import { type FieldChange, findClosing, findLastChange, readChange } from "./touch-rows.ts";

/**
 * Takes the stage of a locked person back from "booked" once the book has no appointment of theirs any more; resolves with
 * the change. Undefined where another one is left, or the staff chose another stage.
 */
export async function leaveBooked(tx: Db, id: string): Promise<FieldChange | undefined> {
  const person = await findPerson(tx, id);
  if (person?.stage !== "booked") return undefined;
  const family = await listFamily(tx, id);
  const left = await tx
    .selectFrom("leads as lead")
    .innerJoin("appointments as appointment", "appointment.lead_id", "lead.id")
    .select("appointment.id")
    .where("lead.person_id", "in", family)
    .where("appointment.status", "=", "booked")
    .limit(1)
    .executeTakeFirst();
  if (left) return undefined;
  const stage = await stageWithout(tx, person, family);
  await tx.updateTable("people").set({ stage }).where("id", "=", id).execute();
  await refreshClock(tx, id);
  return { field: "stage", from: "booked", to: stage };
}

/**
 * Takes the stage of locked people who are parted, or whose message is, back from "booked" as `leaveBooked` does; one that
 * the staff chose after all appointments of theirs stays.
 */
export async function leaveBookedApart(tx: Db, ids: readonly string[]): Promise<void> {
  const families: string[] = [];
  for (const id of ids) families.push(...(await listFamily(tx, id)));
  const latest = await tx
    .selectFrom("leads")
    .select(({ fn }) => fn.max("created_at").as("at"))
    .where("person_id", "in", families)
    .where("form_kind", "=", "appointment")
    .executeTakeFirst();
  for (const id of ids) if (!(await isChosenSince(tx, id, latest?.at ?? ""))) await leaveBooked(tx, id);
}

/** Whether the staff chose the stage of a person after a moment: neither with an appointment nor by a merge or its end. */
async function isChosenSince(tx: Db, id: string, at: string): Promise<boolean> {
  const last = await findLastChange(tx, id, "stage");
  if (!last || last.appointment_id !== null || last.happened_at <= at) return false;
  const merge = await tx
    .selectFrom("touches")
    .select("id")
    .where("person_id", "=", id)
    .where("kind", "=", "merge")
    .where(({ eb, or }) =>
      or([eb("happened_at", "=", last.happened_at), eb("undone_at", "=", last.happened_at)]),
    )
    .limit(1)
    .executeTakeFirst();
  return merge === undefined;
}

/**
 * Locks whoever has the appointment with a token, before it as all who lock both. Resolves with what follows a change of
 * it that its visitor or the console made: the stage, and the signals to the office.
 */
export async function lockBooker(tx: Db, token: string, now: Date): Promise<() => Promise<void>> {
  const lead = await tx
    .selectFrom("appointments as appointment")
    .innerJoin("leads as lead", "lead.id", "appointment.lead_id")
    .select("lead.person_id")
    .where("appointment.token", "=", token)
    .executeTakeFirst();
  const id = await lockRootId(tx, lead?.person_id ?? null);
  return async () => {
    const signals: Signal[] = [{ topic: "appointments", id: "" }];
    if (id !== null && (await leaveBooked(tx, id))) signals.push({ topic: "people", id });
    await writeSignals(tx, signals, "", now);
  };
}

/** Closed as before, unless a message waits that came since; else talking with whoever was talked to. */
async function stageWithout(tx: Db, { id, last_contact_at }: Person, family: readonly string[]) {
  const closedAt = await findClosing(tx, id);
  const sent = tx.selectFrom("leads").select("id").where("person_id", "in", family).limit(1);
  const since = sent
    .where("reply_by", "is not", null)
    .where(({ eb, fn }) => eb(fn.coalesce("rescued_at", "created_at"), ">", closedAt ?? ""));
  if (closedAt && !(await since.executeTakeFirst())) return "closed";
  const last = await findLastChange(tx, id, "stage");
  const wasTalking = last !== undefined && Object.values(readChange(last)).includes("talking");
  return wasTalking || last_contact_at !== null ? "talking" : "new";
}
