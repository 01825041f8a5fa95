import { type Kysely, sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";

export async function createPageCounts({ schema }: Kysely<unknown>) {
  await schema
    .createTable("page_counts")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_counts_key", ["day", "path", "locale"])
    .execute();
}

export async function createReferrerCounts({ schema }: Kysely<unknown>) {
  await schema
    .createTable("referrer_counts")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("host", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("referrer_counts_key", ["day", "host"])
    .execute();
}

/** Leads say in columns of their own what they are counted by; one index holds all of it. */
export async function addCountedLeads(db: Kysely<unknown>) {
  const { schema } = db;
  for (const name of ["service", "source"])
    await schema
      .alterTable("leads")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  await schema.alterTable("leads").addColumn("answered_at", "text").execute();
  await fillCountedLeads(db);
  await schema.dropIndex("leads_created_at").execute();
  const rest = sql.raw(
    "status, form_kind, locale, service, source, reply_by, answered_at, person_id, rescued_at",
  );
  const columns = isPostgres(db) ? sql`(created_at) include (${rest})` : sql`(created_at, ${rest})`;
  await sql`create index leads_counted on leads ${columns}`.execute(db);
}

/** Fills the columns of existing leads as `countedService` and `leadSource` would. */
async function fillCountedLeads(db: Kysely<unknown>) {
  const value = (column: string, name: string) => {
    const json = isPostgres(db) ? sql`${sql.ref(column)}::json` : sql.ref(column);
    return sql`nullif(${json} ->> ${sql.lit(name)}, '')`;
  };
  const ofForm = sql`case form_kind when 'business' then 'startYourBusiness' when 'quiz' then 'taxPreparation' else '' end`;
  const host = sql`case when referrer_host like 'www.%' then substr(referrer_host, 5) else referrer_host end`;
  await sql`
    update leads set
      service = substr(coalesce(${value("fields", "tier")}, ${value("fields", "service")},
        ${value("fields", "serviceType")}, ${ofForm}), 1, 80),
      source = case when consent_version = 'spoken' then 'office'
        else lower(substr(coalesce(${value("utm", "utm_source")}, ${host}), 1, 80)) end,
      answered_at = case when reply_by is null then null else (
        select min(happened_at) from touches
        where touches.person_id = leads.person_id and direction = 'out' and undone_at is null
          and happened_at >= leads.created_at) end`.execute(db);
}
