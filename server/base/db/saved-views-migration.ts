import type { Kysely } from "kysely";

/** Views go with the account of who keeps them. */
export async function createSavedViews({ schema }: Kysely<unknown>) {
  await schema
    .createTable("saved_views")
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("filters", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("saved_views_key", ["user_id", "name"])
    .execute();
}
