import type { Insertable } from "kysely";
import { hours } from "#domain/durations.ts";
import { mailboxOf } from "#domain/forms/mail-address.ts";
import type { Db } from "../base/db/open-database.ts";
import type { OutboxTable } from "../base/db/schema.ts";
import { bucketOf } from "../http/rate-limits.ts";

/** A visitor's mailbox gets at most ten mails in any hour, whoever causes them and however its address is spelled. */
const most = 10;
const window = hours(1);

type OutboxRow = Insertable<OutboxTable>;

/** The HMAC by which the mails to a visitor's address are counted. */
export const mailboxHash = (address: string, secret: string) =>
  bucketOf("mailbox", mailboxOf(address), secret);

/**
 * Applies the limit to new rows: a mail is withheld when ten others to its mailbox are due within an hour of it. Rows
 * count when they are due, so a reminder counts in its own hour, and one that was taken out counts no more.
 */
export async function withholdOverLimit(tx: Db, rows: readonly OutboxRow[], now: Date): Promise<OutboxRow[]> {
  const dueByMailbox = new Map<string, number[]>();
  for (const mailbox of new Set(rows.map((row) => row.mailbox))) {
    if (mailbox) dueByMailbox.set(mailbox, await listDueTimes(tx, mailbox, now));
  }
  return rows.map((row) => {
    const dueTimes = row.mailbox && dueByMailbox.get(row.mailbox);
    if (!dueTimes) return row;
    const dueAt = Date.parse(row.due_at);
    const isFull = dueTimes.filter((time) => Math.abs(time - dueAt) < window).length >= most;
    if (isFull) return { ...row, state: "withheld", last_error: `A mailbox gets ${most} mails an hour.` };
    dueTimes.push(dueAt);
    return row;
  });
}

/** The due times of a mailbox's mails from an hour ago on. Locks the mailbox: concurrent requests count in turn. */
async function listDueTimes(tx: Db, mailbox: string, now: Date): Promise<number[]> {
  const at = now.toISOString();
  await tx
    .insertInto("rate_limits")
    .values({ bucket: mailbox, count: 1, window_started_at: at })
    .onConflict((conflict) => conflict.column("bucket").doUpdateSet({ window_started_at: at }))
    .execute();
  const mails = await tx
    .selectFrom("outbox")
    .select("due_at")
    .where("mailbox", "=", mailbox)
    .where("due_at", ">", new Date(now.getTime() - window).toISOString())
    .where("state", "!=", "withheld")
    .execute();
  return mails.map(({ due_at }) => Date.parse(due_at));
}
