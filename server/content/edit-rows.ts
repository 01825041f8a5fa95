import type { Selectable } from "kysely";
import type { Edit, Json } from "#domain/website/edits.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import type { ContentEditsTable } from "../base/db/website-schema.ts";
import { newId } from "../base/new-id.ts";

/** Drafts wait for a publish, settings are in effect at once. */
export type EditTable = "content_drafts" | "content_settings";

/** A stored change of a field; without a value the field goes back to what is shipped. */
export type StoredEdit = Omit<Edit, "value"> & {
  value: Json | undefined;
  version: string;
  actorId: string;
  changedAt: string;
};

const selectAllOf = (table: EditTable) =>
  compileOnce((db, _: []) => db.selectFrom(table).selectAll().orderBy("path"));
const selectAll: Record<EditTable, ReturnType<typeof selectAllOf>> = {
  content_drafts: selectAllOf("content_drafts"),
  content_settings: selectAllOf("content_settings"),
};

/** Lists the drafts or the settings in the order of their addresses. */
export async function listStoredEdits(db: Db, table: EditTable): Promise<StoredEdit[]> {
  const rows = await selectAll[table](db, []);
  return rows.map(toStoredEdit);
}

/** Finds the draft or setting at an address; undefined when the field is unchanged. */
export async function findStoredEdit(
  db: Db,
  table: EditTable,
  path: string,
): Promise<StoredEdit | undefined> {
  const row = await db.selectFrom(table).selectAll().where("path", "=", path).executeTakeFirst();
  return row && toStoredEdit(row);
}

const toStoredEdit = (row: Selectable<ContentEditsTable>): StoredEdit => ({
  path: row.path,
  value: row.value === null ? undefined : JSON.parse(row.value),
  base: row.base,
  version: row.version,
  actorId: row.actor_id,
  changedAt: row.changed_at,
});

/** Who changes which version of a field, and when; the version is empty where nothing was stored. */
export type FieldEdit = { path: string; version: string; actorId: string; now: Date };

/** Stores a change over the version that its author saw; resolves with the new version, or undefined when it is another. */
export async function storeEdit(
  tx: Db,
  table: EditTable,
  { path, version: seen, actorId, now }: FieldEdit,
  { value, base }: Pick<StoredEdit, "value" | "base">,
): Promise<string | undefined> {
  const row = {
    value: value === undefined ? null : JSON.stringify(value),
    base,
    version: newId(now),
    actor_id: actorId,
    changed_at: now.toISOString(),
  };
  const storedRow = await (seen === ""
    ? tx
        .insertInto(table)
        .values({ path, ...row })
        .onConflict((conflict) => conflict.column("path").doNothing())
        .returning("version")
        .executeTakeFirst()
    : tx
        .updateTable(table)
        .set(row)
        .where("path", "=", path)
        .where("version", "=", seen)
        .returning("version")
        .executeTakeFirst());
  return storedRow?.version;
}

/** Deletes a stored change; resolves with the empty version that is left, undefined where its author saw another one. */
export async function deleteStoredEdit(
  tx: Db,
  table: EditTable,
  { path, version }: Pick<FieldEdit, "path" | "version">,
): Promise<"" | undefined> {
  const row = await tx
    .deleteFrom(table)
    .where("path", "=", path)
    .where("version", "=", version)
    .returning("path")
    .executeTakeFirst();
  return row && "";
}

/** Lays stored changes over edits: each takes the place of the edit of its field. */
export function mergeEdits(edits: readonly Edit[], stored: readonly StoredEdit[]): Edit[] {
  const changed = new Set(stored.map(({ path }) => path));
  const added = stored.flatMap(({ path, value, base }) => (value === undefined ? [] : { path, value, base }));
  return [...edits.filter(({ path }) => !changed.has(path)), ...added];
}
