import { type Kysely, sql } from "kysely";
import { withTexts } from "./with-texts.ts";

/** People are held or handed over, and each disposal leaves a proof. When they go is a rule, not a column. */
export async function addRetention(db: Kysely<unknown>) {
  const { schema } = db;
  await schema.alterTable("people").dropColumn("keep_until").execute();
  for (const name of ["hold_reason", "held_by", "held_at", "handed_over_at"])
    await schema.alterTable("people").addColumn(name, "text").execute();
  await schema
    .createIndex("people_held")
    .on("people")
    .column("held_at")
    .where(sql.ref("held_at"), "is not", null)
    .execute();
  const disposals = schema
    .createTable("disposals")
    .addColumn("people", "integer", (column) => column.notNull());
  await withTexts(disposals, { needed: ["day", "rule", "counts", "at"], optional: ["actor_id"] }).execute();
  await schema.createIndex("disposals_at").on("disposals").columns(["at", "id"]).execute();
}

/** Who was released has the moment of it, from which the notice counts; empty for all who are held or free by now. */
export async function addReleasedAt({ schema }: Kysely<unknown>) {
  await schema.alterTable("people").addColumn("released_at", "text").execute();
  await schema
    .createIndex("people_released")
    .on("people")
    .column("released_at")
    .where(sql.ref("released_at"), "is not", null)
    .execute();
}
