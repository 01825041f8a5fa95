import type { Kysely } from "kysely";
import type { TableBuilder } from "./with-texts.ts";

export async function createWebsite({ schema }: Kysely<unknown>) {
  for (const name of ["content_drafts", "content_settings"]) {
    let table: TableBuilder = schema
      .createTable(name)
      .addColumn("path", "text", (column) => column.primaryKey())
      .addColumn("value", "text");
    for (const column of ["base", "version", "actor_id", "changed_at"])
      table = table.addColumn(column, "text", (each) => each.notNull());
    await table.execute();
  }
}
