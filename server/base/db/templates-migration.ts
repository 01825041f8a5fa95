import type { Kysely } from "kysely";

/** Templates say who changed them last, and have another version with each change; the empty one of those that nobody changed. */
export async function addTemplateVersions({ schema }: Kysely<unknown>) {
  await schema
    .alterTable("reply_templates")
    .addColumn("version", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  for (const column of ["changed_by", "changed_at"])
    await schema.alterTable("reply_templates").addColumn(column, "text").execute();
}
