import { randomBytes } from "node:crypto";
import type { Db } from "./open-database.ts";

/** The HMAC key for form tokens and client addresses: created once, then shared by every server on this database. */
export async function ensureSecret(db: Db): Promise<string> {
  const name = "form-token-secret";
  await db
    .insertInto("settings")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}
