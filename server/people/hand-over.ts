import type { Db } from "../base/db/open-database.ts";
import type { StaffCall } from "../http/office-handler.ts";
import type { Person } from "./people-rows.ts";
import { changeTouch, insertTouches } from "./touch-rows.ts";

/** Stores when the documents of a locked client were handed over to the portal, null for not yet, with a touch. */
export async function setHandedOver(
  tx: Db,
  person: Person,
  to: string | null,
  call: StaffCall,
): Promise<void> {
  const { id, handed_over_at: from } = person;
  if (from === to) return;
  await tx
    .updateTable("people")
    .set({ handed_over_at: to, last_activity_at: call.now.toISOString() })
    .where("id", "=", id)
    .execute();
  await insertTouches(tx, [changeTouch(id, { field: "handedOverAt", from, to })], call);
}
