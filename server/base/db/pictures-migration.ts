import type { Kysely } from "kysely";
import { isPostgres } from "./is-postgres.ts";

/** The bytes are the last column: SQLite would read through them to what stands behind. */
export async function createPictures(db: Kysely<unknown>) {
  const bytes = isPostgres(db) ? "bytea" : "blob";
  await db.schema
    .createTable("pictures")
    .addColumn("file", "text", (column) => column.primaryKey())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("place", "text")
    .addColumn("actor_id", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("preview", bytes, (column) => column.notNull())
    .addColumn("bytes", bytes, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("pictures_created_at").on("pictures").column("created_at").execute();
  await db.schema
    .createTable("picture_sizes")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("file", "text", (column) => column.notNull().references("pictures.file").onDelete("cascade"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("bytes", bytes, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("picture_sizes_file").on("picture_sizes").column("file").execute();
  await db.schema.createIndex("picture_sizes_created_at").on("picture_sizes").column("created_at").execute();
}
