import { type Kysely, sql } from "kysely";
import { withTexts } from "./with-texts.ts";

/** The table of closures; appointments tell how they ended and why they lie outside the hours, events who made them. */
export async function createClosures(db: Kysely<unknown>) {
  const { schema } = db;
  await withTexts(schema.createTable("closures"), {
    needed: ["starts_at", "ends_at", "note", "actor_id", "created_at"],
    optional: ["type_ids", "removed_at"],
  }).execute();
  await schema
    .createIndex("closures_ends_at")
    .on("closures")
    .column("ends_at")
    .where(sql.ref("removed_at"), "is", null)
    .execute();
  for (const name of ["outcome", "outside_hours_reason", "assigned_to"])
    await schema.alterTable("appointments").addColumn(name, "text").execute();
  await schema.alterTable("appointment_events").addColumn("actor_id", "text").execute();
  await schema.alterTable("appointment_events").addColumn("reason", "text").execute();
}
