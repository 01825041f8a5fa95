import type { Insertable } from "kysely";
import { days, hours } from "#domain/durations.ts";
import { mailboxOf } from "#domain/forms/mail-address.ts";
import { ago } from "../base/clock.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import { writeLast } from "../base/db/run-together.ts";
import type { Database, OutboxTable } from "../base/db/schema.ts";
import { bucketOf } from "../http/rate-limits.ts";
import { reasonColumns } from "./delivery-reason.ts";

/**
 * A mailbox gets ten mails in any hour, whoever causes them and however its address is spelled. Links to the office,
 * links to programs and notices of an account count apart, so that nobody uses up one by causing others.
 */
const most = 10;
const window = hours(1);

/** The longest time between the first try of a mail and its last, with room: older rows count no more. */
const retried = days(4);

type OutboxRow = Insertable<OutboxTable>;
/** When a mail was sent or will be, in epoch milliseconds. */
type Span = { from: number; to: number };

/** Which mails to a mailbox are counted together; `letters` that staff wrote have no limit. */
export type MailLimitName = "mailbox" | "auth-links" | "auth-program-links" | "auth-notices" | "letters";

/** The HMAC by which the mails to an address are counted. */
export const mailboxHash = (address: string, secret: string, name: MailLimitName = "mailbox") =>
  bucketOf(name, mailboxOf(address), secret);

/**
 * Applies the limit to new rows: a mail is withheld when ten others to its mailbox may go within an hour of it. A
 * reminder counts in its own hour, what is being retried counts until it is due, what was taken out counts no more.
 */
export async function withholdOverLimit(tx: Db, rows: readonly OutboxRow[], now: Date): Promise<OutboxRow[]> {
  const spansByMailbox = new Map<string, Span[]>();
  for (const mailbox of new Set(rows.map((row) => row.mailbox))) {
    if (mailbox && !mailbox.startsWith("letters:"))
      spansByMailbox.set(mailbox, await listSpans(tx, mailbox, now));
  }
  return rows.map((row) => {
    const spans = row.mailbox && spansByMailbox.get(row.mailbox);
    if (!spans) return row;
    const at = Date.parse(row.due_at);
    const isFull = spans.filter(({ from, to }) => from < at + window && to > at - window).length >= most;
    if (isFull) {
      const reason = { code: "mailbox-full", text: `A mailbox gets ${most} mails an hour.` } as const;
      return { ...row, state: "withheld", ...reasonColumns(reason), needs_person_since: now.toISOString() };
    }
    spans.push({ from: at, to: at });
    return row;
  });
}

/** Lists the mails of a mailbox. Locks it until the transaction ends, so that concurrent requests count in turn. */
async function listSpans(tx: Db, mailbox: string, now: Date): Promise<Span[]> {
  const at = now.toISOString();
  await writeLast(tx, () => lockMailbox(tx, [{ bucket: mailbox, count: 1, window_started_at: at }]));
  const mails = await tx
    .selectFrom("outbox")
    .select(["state", "attempts", "due_at", "sent_at"])
    .where("mailbox", "=", mailbox)
    .where("due_at", ">", ago(now, retried))
    .where("state", "!=", "withheld")
    .execute();
  return mails.map(({ state, attempts, due_at, sent_at }) => {
    const isWaiting = state === "queued" || state === "sending";
    const to = Date.parse(sent_at ?? (isWaiting && due_at < at ? at : due_at));
    return { from: isWaiting && attempts > 0 ? now.getTime() : to, to };
  });
}

const lockMailbox = compileOnce((db, rows: [Insertable<Database["rate_limits"]>]) =>
  db
    .insertInto("rate_limits")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column("bucket")
        .doUpdateSet(({ ref }) => ({ window_started_at: ref("excluded.window_started_at") })),
    ),
);
