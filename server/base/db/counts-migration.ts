import type { Kysely } from "kysely";

/** The table of page views. */
export async function createPageCounts({ schema }: Kysely<unknown>) {
  await schema
    .createTable("page_counts")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_counts_key", ["day", "path", "locale"])
    .execute();
}
