import { type Kysely, sql } from "kysely";
import { withTexts } from "./with-texts.ts";

export async function createSafeguards(db: Kysely<unknown>) {
  const { schema } = db;
  await schema
    .createTable("audit_seals")
    .addColumn("seq", "integer", (column) => column.primaryKey())
    .addColumn("last_at", "text", (column) => column.notNull())
    .addColumn("last_id", "text", (column) => column.notNull())
    .addColumn("rows", "integer", (column) => column.notNull())
    .addColumn("digest", "text", (column) => column.notNull())
    .execute();
  await withTexts(schema.createTable("safeguard_notes"), {
    needed: ["kind", "day", "text", "actor_id", "created_at"],
    optional: ["removed_at"],
  }).execute();
  await schema
    .createIndex("safeguard_notes_day")
    .on("safeguard_notes")
    .columns(["day", "id"])
    .where(sql.ref("removed_at"), "is", null)
    .execute();
  const incidents = schema
    .createTable("incidents")
    .addColumn("is_unencrypted", "integer", (column) => column.notNull())
    .addColumn("people", "integer");
  await withTexts(incidents, {
    needed: ["text", "discovered_at", "from_day", "to_day", "told", "actor_id"],
    optional: ["account_id", "closed_at"],
  }).execute();
}
