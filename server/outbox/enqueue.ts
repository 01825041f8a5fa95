import type { Insertable } from "kysely";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import type { OutboxChannel, OutboxTable } from "../base/db/schema.ts";
import { newId } from "../base/new-id.ts";
import type { LimitOptions } from "../http/rate-limits.ts";
import { type MailLimitName, mailboxHash, withholdOverLimit } from "./mail-limit.ts";

/** A delivery to be made: what (`kind`) of which thing (`refId`), by which channel, and when at the earliest. */
export type NewDelivery = {
  /** A name of the table `kind → compose` in `server/deliveries.ts`. */
  kind: string;
  refId: string;
  channel: OutboxChannel;
  /** The mail address of a visitor or an account, whose mails are limited; left out for a notice to the practice. */
  visitor?: string;
  /** What a mail to `visitor` is counted with when it is about an account: strangers' forms do not count against it. */
  countedWith?: Exclude<MailLimitName, "mailbox" | "letters">;
  /** The mail address of a letter that staff wrote to a person; the limit of strangers' mails does not count it. */
  writtenTo?: string;
  /** The endpoint of a webhook; empty for a mail. */
  target?: string;
  /** At once when left out. */
  dueAt?: Date;
  /** Why it is held instead of being sent, and whether a person needs to do something about it. */
  held?: { reason: string; needsPerson: boolean };
};

/** Enqueues deliveries in the transaction of their cause (transactional outbox); withholds mails over their limit. */
export async function enqueue(
  tx: Db,
  deliveries: readonly NewDelivery[],
  { now, secret, isLimited }: LimitOptions,
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = deliveries.map(
    ({ kind, refId, channel, visitor, countedWith, writtenTo, target = "", dueAt = now, held }) => ({
      id: newId(now),
      kind,
      ref_id: refId,
      channel,
      target,
      state: held ? ("held" as const) : ("queued" as const),
      attempts: 0,
      due_at: dueAt.toISOString(),
      leased_until: null,
      last_error: held?.reason ?? "",
      needs_person_since: held?.needsPerson ? now.toISOString() : null,
      created_at: now.toISOString(),
      sent_at: null,
      mailbox: mailboxFor({ visitor, countedWith, writtenTo }, secret),
    }),
  );
  const allowedRows = isLimited ? await withholdOverLimit(tx, rows, now) : rows;
  await insertRows(tx, allowedRows);
  return allowedRows.map(({ id }) => id);
}

const insertRows = compileOnce((db, rows: readonly Insertable<OutboxTable>[]) =>
  db.insertInto("outbox").values(rows),
);

type Recipient = { [Name in "visitor" | "countedWith" | "writtenTo"]: NewDelivery[Name] | undefined };

function mailboxFor({ visitor, countedWith, writtenTo }: Recipient, secret: string) {
  if (visitor !== undefined) return mailboxHash(visitor, secret, countedWith);
  return writtenTo === undefined ? null : mailboxHash(writtenTo, secret, "letters");
}

/** Deletes the deliveries of subjects that wait or are withheld; resolves with each. A claimed one stays. */
export async function deleteWaiting(
  tx: Db,
  refIds: readonly string[],
): Promise<{ kind: string; ref_id: string }[]> {
  if (refIds.length === 0) return [];
  return (
    tx
      .deleteFrom("outbox")
      .where("ref_id", "in", refIds)
      // What is held without a try waits for an endpoint that is paused or disabled.
      .where(({ or, eb }) =>
        or([eb("state", "in", ["queued", "withheld"]), eb("state", "=", "held").and("attempts", "=", 0)]),
      )
      .returning(["kind", "ref_id"])
      .execute()
  );
}
