import { type Kysely, sql } from "kysely";
import { v7 } from "uuid";
import { starterTemplates } from "#content/starter-templates.ts";
import { withTexts } from "./with-texts.ts";

/** Each try of a delivery has a row, endpoints have names, fields and secrets, and replies have templates. */
export async function addDeliveryAttempts(db: Kysely<unknown>) {
  const { schema } = db;
  await schema
    .alterTable("outbox")
    .addColumn("trigger", "text", (column) => column.notNull().defaultTo("schedule"))
    .execute();
  await schema.alterTable("outbox").addColumn("requested_by", "text").execute();
  await schema.alterTable("outbox").addColumn("needs_person_since", "text").execute();
  await sql`update outbox set needs_person_since = created_at
    where state in ('held', 'failed', 'withheld') and (channel = 'webhook' or mailbox is not null)`.execute(
    db,
  );
  await schema
    .createIndex("outbox_needs_person")
    .on("outbox")
    .column("id")
    .where(sql.ref("needs_person_since"), "is not", null)
    .execute();
  const attempts = schema
    .createTable("outbox_attempts")
    .addColumn("outbox_id", "text", (column) => column.notNull().references("outbox.id").onDelete("cascade"))
    .addColumn("attempt", "integer", (column) => column.notNull())
    .addColumn("ms", "integer", (column) => column.notNull())
    .addColumn("status", "integer");
  const needed = ["trigger", "started_at", "outcome", "answer_start", "reason"];
  await withTexts(attempts, { needed, optional: ["actor_id"] }).execute();
  await schema
    .createIndex("outbox_attempts_outbox_id")
    .on("outbox_attempts")
    .columns(["outbox_id", "id"])
    .execute();
  await schema
    .alterTable("webhook_endpoints")
    .addColumn("name", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  for (const name of ["fields", "secret", "old_secret", "old_until", "paused_at"])
    await schema.alterTable("webhook_endpoints").addColumn(name, "text").execute();
  await schema
    .createIndex("webhook_endpoints_old_until")
    .on("webhook_endpoints")
    .column("old_until")
    .execute();
  await createTemplates(db);
}

/** Replies in both languages, with those that a practice begins with. */
async function createTemplates(db: Kysely<unknown>) {
  const templates = db.schema
    .createTable("reply_templates")
    .addColumn("position", "integer", (column) => column.notNull());
  const texts = ["title", "subject", "body"].flatMap((name) => [`${name}_en`, `${name}_es`]);
  await withTexts(templates, {
    needed: ["channel", ...texts],
    optional: ["archived_at", "proposed_by"],
  }).execute();
  for (const [position, { channel, title, subject, body }] of starterTemplates.entries())
    await sql`insert into reply_templates
      (id, channel, title_en, title_es, subject_en, subject_es, body_en, body_es, position)
      values (${v7()}, ${channel}, ${title.en}, ${title.es}, ${subject.en}, ${subject.es}, ${body.en}, ${body.es},
        ${position})`.execute(db);
}
