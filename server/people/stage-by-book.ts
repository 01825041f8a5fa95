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
