import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { SafeguardNote } from "#domain/office/safeguards-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import { newId } from "../base/new-id.ts";
import { findNamesIn } from "../people/colleagues.ts";

const mostOfKind = 200;

/** Writes a note down, and resolves with its id. */
export async function insertNote(
  tx: Db,
  note: Pick<SafeguardNote, "kind" | "day" | "text">,
  actorId: string,
  now: Date,
): Promise<string> {
  const id = newId(now);
  const made = { id, actor_id: actorId, created_at: now.toISOString(), removed_at: null };
  await tx
    .insertInto("safeguard_notes")
    .values({ ...note, ...made, text: maskSensitiveNumbers(note.text) })
    .execute();
  return id;
}

/** Lists what was written down and not removed, by its day, the latest first, up to 200 of each kind. */
export async function listNotes(db: Db): Promise<SafeguardNote[]> {
  const numbered = db
    .selectFrom("safeguard_notes")
    .selectAll()
    .select(({ fn }) =>
      fn
        .agg<number>("row_number")
        .over((over) => over.partitionBy("kind").orderBy("day", "desc").orderBy("id", "desc"))
        .as("place"),
    )
    .where("removed_at", "is", null);
  const rows = await db
    .selectFrom(numbered.as("note"))
    .selectAll()
    .where("place", "<=", mostOfKind)
    .orderBy("day", "desc")
    .orderBy("id", "desc")
    .execute();
  const names = await findNamesIn(db, rows, "actor_id");
  return rows.map(({ id, kind, day, text, actor_id }) => ({
    id,
    kind,
    day,
    text,
    by: names.get(actor_id) ?? "",
  }));
}
