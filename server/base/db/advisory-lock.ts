import { sql } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Db } from "./open-database.ts";

/** The keys, on Postgres, of what no single row stands for: who counts it, or reads it whole, before a change. */
const keys = {
  /** Shared by bookings, alone for closures. */
  calendar: 736_206_021,
  /** The order of the reply templates. */
  templates: 736_206_022,
  endpoints: 736_206_023,
  pictures: 736_206_024,
  retention: 736_206_025,
};

/** Takes an advisory lock until the transaction ends; SQLite has one writer at a time anyway. */
export async function takeAdvisoryLock(
  tx: Db,
  name: keyof typeof keys,
  mode: "shared" | "exclusive" = "exclusive",
): Promise<void> {
  if (!isPostgres(tx)) return;
  const take = sql.raw(mode === "shared" ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock");
  await sql`select ${take}(${sql.lit(keys[name])})`.execute(tx);
}
