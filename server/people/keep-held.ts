import type { Db } from "../base/db/open-database.ts";
import type { Person } from "./people-rows.ts";

/** Holds whoever is parted from a held person, from then on for themselves: the owner held all that they were together. */
export async function keepHeld(
  tx: Db,
  id: string,
  { hold_reason, held_by, held_at }: Person,
  now: Date,
): Promise<void> {
  if (held_at === null) return;
  await tx
    .updateTable("people")
    .set({ hold_reason, held_by, held_at: now.toISOString() })
    .where("id", "=", id)
    .where("held_at", "is", null)
    .execute();
}
