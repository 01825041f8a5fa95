import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Whoever left before has no name here any more; those who still hold somebody are listed, to be found. */
export async function createFormerStaff(db: Kysely<Database>) {
  await db.schema
    .createTable("former_staff")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("removed_at", "text")
    .execute();
  const present = sql`select id from users where deleted_at is null`;
  await sql`insert into former_staff (id, name)
    select assigned_to, '' from people where assigned_to not in (${present})
    union select assigned_to, '' from appointments where assigned_to not in (${present})`.execute(db);
}
