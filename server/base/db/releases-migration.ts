import { type Kysely, sql } from "kysely";
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
