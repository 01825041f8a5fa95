import type { Kysely } from "kysely";
import { isPostgres } from "./is-postgres.ts";

/** The table of the pictures that the office uploads. */
export async function createPictures(db: Kysely<unknown>) {
  const bytes = isPostgres(db) ? "bytea" : "blob";
  await db.schema
    .createTable("pictures")
    .addColumn("file", "text", (column) => column.primaryKey())
    .addColumn("bytes", bytes, (column) => column.notNull())
    .addColumn("preview", bytes, (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("actor_id", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("pictures_created_at").on("pictures").column("created_at").execute();
}
