import type { Db } from "../base/db/open-database.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { findPerson, lockPerson, lockRoot } from "./people-rows.ts";
import { refreshClock } from "./refresh-clock.ts";
import { insertTouches } from "./touch-rows.ts";

/** Merges `other` into a person. Its messages stay its own: reads take all who were merged into a person together. */
export async function mergePeople(tx: Db, id: string, otherId: string, call: StaffCall): Promise<void> {
  if (id === otherId) throw new OperationRefused("input-invalid", { field: "other" });
  // In one order, so that two merges of the same people cannot wait for each other.
  for (const each of [id, otherId].sort()) await lockPerson(tx, each);
  await tx.updateTable("people").set({ merged_into: id }).where("id", "=", otherId).execute();
  await insertTouches(tx, [{ person_id: id, kind: "merge", body: otherId }], call);
  await settle(tx, [id], call);
}

/** Takes a person out of the one it was merged into, with all who had been merged into it before. */
export async function unmergePerson(tx: Db, id: string, call: StaffCall): Promise<string> {
  const person = await findPerson(tx, id);
  if (!person) throw new OperationRefused("not-found");
  const root = await lockRoot(tx, id);
  if (root.id === id) throw new OperationRefused("state-changed");
  await tx.updateTable("people").set({ merged_into: null }).where("id", "=", id).execute();
  await tx
    .updateTable("touches")
    .set({ undone_at: call.now.toISOString() })
    .where("person_id", "=", person.merged_into)
    .where("kind", "=", "merge")
    .where("body", "=", id)
    .where("undone_at", "is", null)
    .execute();
  await settle(tx, [root.id, id], call);
  return root.id;
}

async function settle(tx: Db, ids: readonly string[], { now }: StaffCall): Promise<void> {
  const at = now.toISOString();
  await tx.updateTable("people").set({ last_activity_at: at }).where("id", "in", ids).execute();
  for (const id of ids) await refreshClock(tx, id);
}
