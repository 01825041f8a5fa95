import { type Kysely, sql } from "kysely";

/** Finds a sender's newer requests. */
export async function addSenderIndex({ schema }: Kysely<unknown>) {
  await schema.createIndex("leads_email").on("leads").columns(["email", "created_at"]).execute();
}

/** Indexes for the cleanup: of what it looks for, and of the foreign keys that each deleted lead is looked up in. */
export async function addCleanupIndexes(db: Kysely<unknown>) {
  const { schema } = db;
  await schema
    .createIndex("leads_spam")
    .on("leads")
    .column("created_at")
    .where(sql.ref("status"), "=", "spam")
    .execute();
  await schema
    .createIndex("leads_newsletter")
    .on("leads")
    .column("id")
    .where(sql.ref("form_kind"), "=", "newsletter")
    .execute();
  await schema.createIndex("subscribers_lead_id").on("subscribers").column("lead_id").execute();
  await schema.createIndex("rate_limits_started_at").on("rate_limits").column("window_started_at").execute();
}
