import { type Kysely, sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import { type TableBuilder, withTexts } from "./with-texts.ts";

export async function createAuth(db: Kysely<unknown>) {
  const { schema } = db;
  await withTexts(schema.createTable("users"), {
    needed: ["role", "app_metadata", "user_metadata", "created_at", "updated_at"],
    optional: [
      "password_hash",
      "email_confirmed_at",
      "phone_confirmed_at",
      "invited_at",
      "confirmation_sent_at",
      "recovery_sent_at",
      "reauthentication_sent_at",
      "new_email",
      "email_change_sent_at",
      "new_phone",
      "phone_change_sent_at",
      "last_sign_in_at",
      "banned_until",
      "deleted_at",
    ],
  })
    .addColumn("email", "text", (column) => column.unique())
    .addColumn("phone", "text", (column) => column.unique())
    .addColumn("email_change_step", "integer", (column) => column.notNull())
    .addColumn("is_anonymous", "integer", (column) => column.notNull())
    .execute();
  await schema.createIndex("users_created_at").on("users").columns(["created_at", "id"]).execute();
  await withTexts(ofUser(schema.createTable("identities")), {
    needed: ["provider", "identity_data", "created_at", "updated_at"],
    optional: ["last_sign_in_at"],
  }).execute();
  await withTexts(ofUser(schema.createTable("sessions")), {
    needed: ["amr", "refreshed_at", "active_at", "user_agent", "ip_address", "created_at"],
    optional: ["factor_id"],
  })
    .addColumn("refresh_counter", "integer", (column) => column.notNull())
    .addColumn("refresh_floor", "integer", (column) => column.notNull())
    .execute();
  await withTexts(ofUser(schema.createTable("one_time_tokens")), {
    needed: ["kind", "sent_to", "redirect_to", "created_at", "expires_at"],
    optional: ["flow_id"],
  })
    .addColumn("failures", "integer", (column) => column.notNull())
    .execute();
  await withTexts(ofUser(schema.createTable("pkce_flows")), {
    needed: ["method", "code_challenge", "code_challenge_method", "created_at"],
    optional: ["issued_at"],
  }).execute();
  await withTexts(ofUser(schema.createTable("factors")), {
    needed: ["friendly_name", "status", "sealed_secret", "created_at", "updated_at"],
    optional: ["locked_until", "last_challenged_at"],
  })
    .addColumn("last_step", "integer", (column) => column.notNull())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addUniqueConstraint("factors_friendly_name", ["user_id", "friendly_name"])
    .execute();
  await withTexts(schema.createTable("factor_challenges"), {
    needed: ["created_at"],
    optional: ["verified_at"],
  })
    .addColumn("factor_id", "text", (column) => column.notNull().references("factors.id").onDelete("cascade"))
    .execute();
  await schema
    .createTable("recovery_codes")
    .addColumn("code_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("used_at", "text")
    .execute();
  await schema
    .createTable("user_devices")
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("device_hash", "text", (column) => column.notNull())
    .addColumn("address_hash", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("user_devices_key", ["user_id", "device_hash"])
    .execute();
  for (const table of ["identities", "sessions", "one_time_tokens", "pkce_flows", "recovery_codes"])
    await schema.createIndex(`${table}_user_id`).on(table).column("user_id").execute();
  await schema
    .createIndex("factor_challenges_factor_id")
    .on("factor_challenges")
    .column("factor_id")
    .execute();
  const expiries = {
    one_time_tokens: ["expires_at"],
    pkce_flows: ["created_at"],
    sessions: ["created_at", "active_at"],
    factor_challenges: ["created_at"],
    user_devices: ["last_used_at"],
  };
  for (const [table, columns] of Object.entries(expiries)) {
    for (const column of columns)
      await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
  await schema
    .createIndex("factors_unverified")
    .on("factors")
    .column("created_at")
    .where(sql.ref("status"), "=", sql.lit("unverified"))
    .execute();
  await createAudit(db);
}

async function createAudit(db: Kysely<unknown>) {
  const { schema } = db;
  await withTexts(schema.createTable("audit"), {
    needed: ["at", "role", "action", "subject_kind", "subject_id", "details", "ip_address", "request_id"],
    optional: ["actor_id", "session_id", "person_id"],
  }).execute();
  for (const column of ["person_id", "actor_id", "action"])
    await schema.createIndex(`audit_${column}`).on("audit").columns([column, "at"]).execute();
  await schema.createIndex("audit_at").on("audit").columns(["at", "id"]).execute();
  await (isPostgres(db) ? protectOnPostgres(db) : protectOnSqlite(db));
}

async function protectOnSqlite(db: Kysely<unknown>) {
  await sql`create trigger audit_no_update before update on audit
    begin select raise(abort, 'audit is append-only'); end`.execute(db);
  await sql`create trigger audit_no_delete before delete on audit
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-24 months')
    begin select raise(abort, 'audit is kept for 24 months'); end`.execute(db);
}

async function protectOnPostgres(db: Kysely<unknown>) {
  await sql`create function keep_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at <= to_char((now() at time zone 'utc') - interval '24 months', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        then return old;
      end if;
      raise exception 'audit is append-only and kept for 24 months';
    end $$`.execute(db);
  await sql`create trigger audit_no_change before update or delete on audit
    for each row execute function keep_audit()`.execute(db);
  await sql`create trigger audit_no_truncate before truncate on audit
    for each statement execute function keep_audit()`.execute(db);
}

const ofUser = (table: TableBuilder) =>
  table.addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"));
