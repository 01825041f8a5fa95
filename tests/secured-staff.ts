import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { insertUser } from "#server/auth/user-rows.ts";
import { migrateDatabase } from "#server/base/db/migrate.ts";
import { openDatabase } from "#server/base/db/open-database.ts";

/** Adds an owner with a second factor to the database of a practice's folder, and resolves with the folder. */
export async function withSecuredOwner(home: string): Promise<string> {
  const db = openDatabase({ dataDir: join(home, "data") });
  await migrateDatabase(db);
  const now = new Date();
  const at = now.toISOString();
  const user = await insertUser(db, { email: "owner@example.com", appMetadata: { role: "owner" }, now });
  await db
    .insertInto("factors")
    .values({
      id: randomUUID(),
      user_id: user.id,
      friendly_name: "",
      status: "verified",
      sealed_secret: "",
      last_step: 0,
      failures: 0,
      locked_until: null,
      last_challenged_at: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db.destroy();
  return home;
}
