import type { SafeguardNote } from "#domain/office/safeguards-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import { findNames } from "../people/colleagues.ts";

/** Lists what was written down and not removed, by its day, the latest first. */
export async function listNotes(db: Db): Promise<SafeguardNote[]> {
  const rows = await db
    .selectFrom("safeguard_notes")
    .selectAll()
    .where("removed_at", "is", null)
    .orderBy("day", "desc")
    .orderBy("id", "desc")
    .limit(200)
    .execute();
  const names = await findNames(
    db,
    rows.map(({ actor_id }) => actor_id),
  );
  return rows.map(({ id, kind, day, text, actor_id }) => ({
    id,
    kind,
    day,
    text,
    by: names.get(actor_id) ?? "",
  }));
}
