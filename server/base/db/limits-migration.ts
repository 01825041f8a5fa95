import { type Kysely, sql } from "kysely";

/** The indexes of the outbox hold waiting rows alone: claims, lists and counts stay fast over a million rows. */
export async function addMailboxesAndSenders(db: Kysely<unknown>) {
  const { schema } = db;
  await schema.alterTable("outbox").addColumn("mailbox", "text").execute();
  await schema.dropIndex("outbox_due").execute();
  await schema.createIndex("outbox_state").on("outbox").columns(["state", "id"]).execute();
  await schema
    .createIndex("outbox_due")
    .on("outbox")
    .columns(["channel", "due_at"])
    .where(sql.ref("state"), "=", "queued")
    .execute();
  await schema
    .createIndex("outbox_first_tries")
    .on("outbox")
    .columns(["channel", "due_at"])
    .where(sql.ref("state"), "=", "queued")
    .where(sql.ref("attempts"), "=", 0)
    .execute();
  await schema
    .createIndex("outbox_mailbox")
    .on("outbox")
    .columns(["mailbox", "due_at"])
    .where(sql.ref("mailbox"), "is not", null)
    .execute();
  await schema
    .createIndex("outbox_practice_unsent")
    .on("outbox")
    .column("created_at")
    .where(sql.ref("channel"), "=", "mail")
    .where(sql.ref("mailbox"), "is", null)
    .where(sql.ref("sent_at"), "is", null)
    .where(sql.ref("attempts"), ">", 0)
    .execute();
  await schema.alterTable("appointments").renameColumn("email", "booker").execute();
  await schema
    .alterTable("appointments")
    .addColumn("sender", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await schema.createIndex("appointments_sender").on("appointments").column("sender").execute();
}
