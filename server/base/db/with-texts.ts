import type { CreateTableBuilder } from "kysely";

export type TableBuilder = CreateTableBuilder<string, string>;

/** Adds a text id as the primary key and text columns to a table of a migration. */
export function withTexts(
  table: TableBuilder,
  columns: { needed: string[]; optional: string[] },
): TableBuilder {
  let wider = table.addColumn("id", "text", (column) => column.primaryKey());
  for (const name of columns.needed) wider = wider.addColumn(name, "text", (column) => column.notNull());
  for (const name of columns.optional) wider = wider.addColumn(name, "text");
  return wider;
}
