import { type Kysely, sql } from "kysely";
import { v7 } from "uuid";
import { withTexts } from "./with-texts.ts";

/** The tables of the newsletter's campaigns; subscribers get an id that is no secret, and the noted consent. */
export async function createCampaigns(db: Kysely<unknown>) {
  const { schema } = db;
  const texts = ["subject", "body", "link_label", "link"].flatMap((name) => [`${name}_en`, `${name}_es`]);
  const campaigns = schema
    .createTable("campaigns")
    .addColumn("version", "integer", (column) => column.notNull());
  await withTexts(campaigns, {
    needed: ["state", "languages", ...texts, "created_by", "created_at", "changed_at", "last_subscriber"],
    optional: ["scheduled_by", "send_at", "started_at", "finished_at", "next_due_at"],
  }).execute();
  await schema.createIndex("campaigns_state").on("campaigns").columns(["state", "send_at"]).execute();
  await schema.createIndex("campaigns_finished_at").on("campaigns").column("finished_at").execute();
  const recipients = schema
    .createTable("campaign_recipients")
    .addColumn("campaign_id", "text", (column) =>
      column.notNull().references("campaigns.id").onDelete("cascade"),
    );
  await withTexts(recipients, {
    needed: ["subscriber_id", "locale", "outcome", "reason"],
    optional: ["settled_at", "left_at"],
  })
    .addUniqueConstraint("campaign_recipients_once", ["campaign_id", "subscriber_id"])
    .execute();
  await schema
    .createIndex("campaign_recipients_outcome")
    .on("campaign_recipients")
    .columns(["campaign_id", "outcome", "left_at"])
    .execute();
  await schema
    .createIndex("campaign_recipients_subscriber")
    .on("campaign_recipients")
    .columns(["subscriber_id", "id"])
    .execute();
  await addSubscriberColumns(db);
}

async function addSubscriberColumns(db: Kysely<unknown>) {
  const { schema } = db;
  for (const name of ["public_id", "consent_way", "consent_note", "consent_by"])
    await schema.alterTable("subscribers").addColumn(name, "text").execute();
  const { rows } = await sql<{ id: string; asked_at: string }>`select id, asked_at from subscribers`.execute(
    db,
  );
  for (const { id, asked_at } of rows)
    await sql`update subscribers set public_id = ${v7({ msecs: Date.parse(asked_at) })} where id = ${id}`.execute(
      db,
    );
  await schema.createIndex("subscribers_public_id").unique().on("subscribers").column("public_id").execute();
  await schema.createIndex("subscribers_status").on("subscribers").columns(["status", "public_id"]).execute();
  await schema.createIndex("subscribers_audience").on("subscribers").columns(["status", "locale"]).execute();
}
