import type { Kysely } from "kysely";

export async function createLeadsAndOutbox(db: Kysely<unknown>) {
  const { schema } = db;
  await schema
    .createTable("leads")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("form_kind", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("recommendations", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("landing_page", "text", (column) => column.notNull())
    .addColumn("referrer_host", "text", (column) => column.notNull())
    .addColumn("utm", "text", (column) => column.notNull())
    .addColumn("consent_version", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.notNull())
    .addColumn("spam_reasons", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("leads_created_at").on("leads").column("created_at").execute();
  await schema
    .createTable("idempotency_keys")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("body_hash", "text", (column) => column.notNull())
    .addColumn("lead_id", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("idempotency_keys_created_at")
    .on("idempotency_keys")
    .column("created_at")
    .execute();
  await schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("leased_until", "text")
    .addColumn("last_error", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .execute();
  await schema.createIndex("outbox_due").on("outbox").columns(["state", "channel", "due_at"]).execute();
  await schema.createIndex("outbox_lead_id").on("outbox").column("lead_id").execute();
  await schema
    .createTable("rate_limits")
    .addColumn("bucket", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("window_started_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("webhook_endpoints")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("disabled_at", "text")
    .execute();
  await schema
    .createTable("settings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}

export async function createSubscribers(db: Kysely<unknown>) {
  await db.schema
    .createTable("subscribers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("asked_at", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "text")
    .addColumn("unsubscribed_at", "text")
    .execute();
}

export async function createAppointments(db: Kysely<unknown>) {
  const { schema } = db;
  await schema
    .createTable("appointments")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().unique().references("leads.id").onDelete("cascade"),
    )
    .addColumn("type_id", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("starts_at", "text", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("open_place", "integer")
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addUniqueConstraint("appointments_open_place", ["email", "open_place"])
    .execute();
  await schema.createIndex("appointments_starts_at").on("appointments").column("starts_at").execute();
  await schema
    .createTable("appointment_cells")
    .addColumn("cell_at", "text", (column) => column.notNull())
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("appointment_id", "text", (column) =>
      column.notNull().references("appointments.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("appointment_cells_once", ["cell_at", "seat"])
    .execute();
  await schema
    .createIndex("appointment_cells_appointment_id")
    .on("appointment_cells")
    .column("appointment_id")
    .execute();
  await schema
    .createTable("appointment_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("appointment_id", "text", (column) =>
      column.notNull().references("appointments.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("starts_at", "text", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .addColumn("previous_starts_at", "text")
    .addColumn("happened_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("appointment_events_appointment_id")
    .on("appointment_events")
    .column("appointment_id")
    .execute();
  await schema
    .alterTable("outbox")
    .addColumn("event_id", "text", (column) => column.references("appointment_events.id").onDelete("cascade"))
    .execute();
}

/** Outbox rows name what they deliver by kind and id. No rows to carry over: nothing was released before. */
export async function nameDeliveriesByKind(db: Kysely<unknown>) {
  const { schema } = db;
  await schema.dropTable("outbox").execute();
  await schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("ref_id", "text", (column) => column.notNull())
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("leased_until", "text")
    .addColumn("last_error", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .execute();
  await schema.createIndex("outbox_due").on("outbox").columns(["state", "channel", "due_at"]).execute();
  await schema.createIndex("outbox_ref_id").on("outbox").column("ref_id").execute();
  await schema.dropTable("appointment_cells").execute();
  await schema
    .createTable("slot_units")
    .addColumn("unit_at", "text", (column) => column.notNull())
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("appointment_id", "text", (column) =>
      column.notNull().references("appointments.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("slot_units_once", ["unit_at", "seat"])
    .execute();
  await schema.createIndex("slot_units_appointment_id").on("slot_units").column("appointment_id").execute();
  await schema.alterTable("appointments").renameColumn("open_place", "open_slot_no").execute();
}
