import { type Kysely, sql } from "kysely";
import type { Edit } from "#domain/website/edits.ts";
import type { Database } from "./schema.ts";
import { withTexts } from "./with-texts.ts";

export async function createReleases(db: Kysely<unknown>) {
  const { schema } = db;
  await withTexts(schema.createTable("content_revisions"), {
    needed: ["edits", "state", "step", "reason", "actor_id", "created_at"],
    optional: ["live_at"],
  }).execute();
  // At most one is live, whatever several servers do at once.
  await schema
    .createIndex("content_revisions_live")
    .unique()
    .on("content_revisions")
    .column("state")
    .where(sql.ref("state"), "=", sql.lit("live"))
    .execute();
  await withTexts(schema.createTable("leases"), {
    needed: ["holder", "actor_id", "until"],
    optional: [],
  }).execute();
}

/** The table of previews, which any server of the database may be asked for. */
export async function createPreviewsTable({ schema }: Kysely<unknown>) {
  await withTexts(schema.createTable("previews"), {
    needed: ["session_id", "edits", "until"],
    optional: [],
  }).execute();
}

/** Revisions keep what they changed and which publish was the last; older ones are compared with the live one before. */
export async function addChangesAndAttempts(db: Kysely<Database>) {
  const table = () => db.schema.alterTable("content_revisions");
  await table()
    .addColumn("changed", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await table().addColumn("attempted_at", "text").execute();
  const rows = await db
    .selectFrom("content_revisions")
    .select(["id", "edits", "live_at"])
    .orderBy("id")
    .execute();
  let former = valuesOf("[]");
  for (const { id, edits, live_at } of rows) {
    const values = valuesOf(edits);
    const paths = [...new Set([...former.keys(), ...values.keys()])];
    const changed = paths.filter((path) => former.get(path) !== values.get(path)).sort();
    await db
      .updateTable("content_revisions")
      .set({ changed: JSON.stringify(changed) })
      .where("id", "=", id)
      .execute();
    if (live_at !== null) former = values;
  }
}

const valuesOf = (edits: string) =>
  new Map((JSON.parse(edits) as Edit[]).map(({ path, value }) => [path, JSON.stringify(value)]));
