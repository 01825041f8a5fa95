import { mailboxOf } from "#domain/forms/mail-address.ts";
import type { Db } from "../base/db/open-database.ts";
import { macOf } from "../base/mac-of.ts";

/** What is left of an address that was deleted: an HMAC with a secret outside the database. */
const markOf = (secret: string, email: string) =>
  macOf(secret, "suppressed-mailbox", mailboxOf(email)).toString("base64url");

/** Notes that the staff may not subscribe an address again; its owner still can, on the website. */
export async function suppress(tx: Db, email: string, secret: string, now: Date): Promise<void> {
  await tx
    .insertInto("suppressions")
    .values({ mailbox: markOf(secret, email), at: now.toISOString() })
    .onConflict((conflict) => conflict.column("mailbox").doNothing())
    .execute();
}

/** Whether the staff may not subscribe a mail address again. */
export async function isSuppressed(db: Db, email: string, secret: string): Promise<boolean> {
  const row = await db
    .selectFrom("suppressions")
    .select("mailbox")
    .where("mailbox", "=", markOf(secret, email))
    .executeTakeFirst();
  return row !== undefined;
}
