import { type Kysely, sql } from "kysely";
import { withTexts } from "./with-texts.ts";

/** People ask to be deleted or for a copy; whoever is deleted is not written to again, of which an HMAC is left. */
export async function addPersonRequests(db: Kysely<unknown>) {
  const { schema } = db;
  for (const name of ["delete_at", "delete_by"])
    await schema.alterTable("people").addColumn(name, "text").execute();
  await schema
    .createIndex("people_delete_at")
    .on("people")
    .column("delete_at")
    .where(sql.ref("delete_at"), "is not", null)
    .execute();
  const requests = schema
    .createTable("person_requests")
    .addColumn("person_id", "text", (column) => column.notNull().references("people.id").onDelete("cascade"));
  await withTexts(requests, {
    needed: ["kind", "note", "asked_by", "asked_at"],
    optional: ["settled_by", "settled_at"],
  }).execute();
  await schema.createIndex("person_requests_person_id").on("person_requests").column("person_id").execute();
  await schema
    .createIndex("person_requests_open")
    .on("person_requests")
    .column("asked_at")
    .where(sql.ref("settled_at"), "is", null)
    .execute();
  await schema
    .createTable("suppressions")
    .addColumn("mailbox", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
}
