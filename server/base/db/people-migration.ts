import { type Kysely, sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import { type TableBuilder, withTexts } from "./with-texts.ts";

/** The tables of people and of what is told of them; each lead gets the person it belongs to and its promise. */
export async function createPeople(db: Kysely<unknown>) {
  const { schema } = db;
  await withTexts(schema.createTable("people"), {
    needed: [
      "name",
      "email",
      "phone",
      "phone_shown",
      "writes",
      "speaks",
      "stage",
      "closed_reason",
      "next_step",
      "last_activity_at",
      "blocked_channels",
      "created_at",
    ],
    optional: [
      "assigned_to",
      "first_unanswered_at",
      "reply_due_at",
      "next_step_at",
      "last_contact_at",
      "converted_at",
      "keep_until",
      "merged_into",
      "last_lead_id",
      "last_answer_id",
      "spoken_consent_at",
    ],
  })
    .addColumn("form_kinds", "text", (column) => column.notNull().defaultTo(" "))
    .execute();
  await schema.alterTable("leads").addColumn("person_id", "text").execute();
  await schema.alterTable("leads").addColumn("reply_by", "text").execute();
  await schema.alterTable("leads").addColumn("rescued_at", "text").execute();
  await schema.alterTable("leads").addColumn("rescued_by", "text").execute();
  await schema.createIndex("leads_person_id").on("leads").columns(["person_id", "created_at"]).execute();
  await withTexts(ofPerson(schema.createTable("touches")), {
    needed: ["kind", "direction", "body", "happened_at"],
    optional: ["outcome", "lead_id", "letter_id", "appointment_id", "actor_id", "undone_at"],
  }).execute();
  await schema.createIndex("touches_person_id").on("touches").columns(["person_id", "happened_at"]).execute();
  await withTexts(ofPerson(schema.createTable("letters")), {
    needed: ["locale", "subject", "body", "actor_id", "created_at"],
    optional: ["template_id"],
  }).execute();
  await schema.createIndex("letters_person_id").on("letters").column("person_id").execute();
  await ofPerson(schema.createTable("drafts"))
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("saved_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("drafts_key", ["person_id", "user_id", "channel"])
    .execute();
  await schema.createIndex("drafts_saved_at").on("drafts").column("saved_at").execute();
  await createSearchTerms(db);
  await createPeopleIndexes(db);
}

// Prefixes are looked up as ranges, which only a byte order makes right.
async function createSearchTerms(db: Kysely<unknown>) {
  const text = isPostgres(db) ? sql`text collate "C"` : sql`text collate binary`;
  await ofPerson(db.schema.createTable("search_terms"))
    .addColumn("term", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("search_terms_key", ["term", "person_id"])
    // The key holds all of a row: a table beside it would double what is written.
    .$call((table) => (isPostgres(db) ? table : table.modifyEnd(sql`without rowid`)))
    .execute();
  await db.schema
    .createIndex("search_terms_person_id")
    .on("search_terms")
    .columns(["person_id", "term"])
    .execute();
}

async function createPeopleIndexes({ schema }: Kysely<unknown>) {
  await schema
    .createIndex("people_reply_due")
    .on("people")
    .columns(["reply_due_at", "id"])
    .where(sql.ref("reply_due_at"), "is not", null)
    .execute();
  await schema
    .createIndex("people_next_step")
    .on("people")
    .columns(["next_step_at", "id"])
    .where(sql.ref("next_step_at"), "is not", null)
    .execute();
  await schema
    .createIndex("people_assigned_to")
    .on("people")
    .columns(["assigned_to", "last_activity_at", "id"])
    .execute();
  await schema
    .createIndex("people_stage")
    .on("people")
    .columns(["stage", "last_activity_at", "id"])
    .execute();
  await schema.createIndex("people_last_activity").on("people").columns(["last_activity_at", "id"]).execute();
  await schema
    .createIndex("people_waiting")
    .on("people")
    .columns(["last_activity_at", "id"])
    .where(sql.ref("reply_due_at"), "is not", null)
    .execute();
  for (const kind of [
    "hero",
    "contact",
    "consultation",
    "business",
    "booking",
    "quiz",
    "newsletter",
    "appointment",
  ])
    await schema
      .createIndex(`people_form_${kind}`)
      .on("people")
      .columns(["last_activity_at", "id"])
      .where(sql.ref("form_kinds"), "like", `% ${kind} %`)
      .execute();
  // Without those who were never merged: over all, SQLite would take it for every list of them.
  await schema
    .createIndex("people_merged_into")
    .on("people")
    .column("merged_into")
    .where(sql.ref("merged_into"), "is not", null)
    .execute();
  await schema.createIndex("people_email").on("people").column("email").execute();
  await schema.createIndex("people_phone").on("people").column("phone").execute();
}

export async function createCommands(db: Kysely<unknown>) {
  const { schema } = db;
  let table: TableBuilder = schema.createTable("office_commands");
  for (const name of ["user_id", "key", "operation", "input_hash", "answer", "created_at"])
    table = table.addColumn(name, "text", (column) => column.notNull());
  await table.addPrimaryKeyConstraint("office_commands_key", ["user_id", "key"]).execute();
  await schema.createIndex("office_commands_created_at").on("office_commands").column("created_at").execute();
  let changes: TableBuilder = schema
    .createTable("changes")
    .addColumn("seq", isPostgres(db) ? "bigserial" : "integer", (column) =>
      isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    );
  for (const name of ["topic", "subject_id", "actor_id", "at"])
    changes = changes.addColumn(name, "text", (column) => column.notNull());
  await changes.execute();
  await schema.createIndex("changes_at").on("changes").column("at").execute();
  await withTexts(schema.createTable("presence"), {
    needed: ["user_id", "subject_id", "until"],
    optional: [],
  }).execute();
  await schema.createIndex("presence_until").on("presence").column("until").execute();
}

const ofPerson = (table: TableBuilder) =>
  table.addColumn("person_id", "text", (column) =>
    column.notNull().references("people.id").onDelete("cascade"),
  );
