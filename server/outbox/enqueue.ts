import type { Insertable } from "kysely";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import { writeLast } from "../base/db/run-together.ts";
import type { OutboxTable } from "../base/db/schema.ts";
import { newId } from "../base/new-id.ts";
import type { LimitOptions } from "../http/rate-limits.ts";
import { type DeliveryReason, reasonColumns } from "./delivery-reason.ts";
import { type MailLimitName, mailboxHash, withholdOverLimit } from "./mail-limit.ts";

/** A delivery to be made: what (`kind`) of which thing (`refId`), to whom, and when at the earliest. */
export type NewDelivery = Recipient & {
  /** A name of the table `kind → compose` in `server/deliveries.ts`. */
  kind: string;
  refId: string;
  /** At once when left out. */
  dueAt?: Date;
  /** Why it is held instead of being sent, and whether a person needs to do something about it. */
  held?: { reason: DeliveryReason; needsPerson: boolean };
};

type Recipient =
  | { channel: "mail"; to: "practice" }
  /** An address whose mails are limited; what `countedWith` names strangers' forms do not count against. */
  | { channel: "mail"; visitor: string; countedWith?: Exclude<MailLimitName, "mailbox" | "letters"> }
  /** The address of a letter that staff wrote; the limit of strangers' mails does not count it. */
  | { channel: "mail"; writtenTo: string }
  | { channel: "bulk-mail" }
  | { channel: "webhook"; target: string };

/** Enqueues deliveries in the transaction of their cause (transactional outbox); withholds mails over their limit. */
export async function enqueue(
  tx: Db,
  deliveries: readonly NewDelivery[],
  { now, secret, isLimited }: LimitOptions,
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = deliveries.map((delivery) => {
    const { kind, refId, channel, dueAt = now, held } = delivery;
    return {
      id: newId(now),
      kind,
      ref_id: refId,
      channel,
      target: targetOf(delivery),
      state: held ? ("held" as const) : ("queued" as const),
      attempts: 0,
      due_at: dueAt.toISOString(),
      leased_until: null,
      ...reasonColumns(held?.reason),
      needs_person_since: held?.needsPerson ? now.toISOString() : null,
      created_at: now.toISOString(),
      sent_at: null,
      mailbox: mailboxFor(delivery, secret),
    };
  });
  const allowedRows = isLimited ? await withholdOverLimit(tx, rows, now) : rows;
  await writeLast(tx, () => insertRows(tx, allowedRows));
  return allowedRows.map(({ id }) => id);
}

const insertRows = compileOnce((db, rows: readonly Insertable<OutboxTable>[]) =>
  db.insertInto("outbox").values(rows),
);

/** The endpoint of a webhook; empty for a mail. */
export const targetOf = (delivery: NewDelivery): string => ("target" in delivery ? delivery.target : "");

function mailboxFor(delivery: NewDelivery, secret: string): string | null {
  if ("visitor" in delivery) return mailboxHash(delivery.visitor, secret, delivery.countedWith);
  return "writtenTo" in delivery ? mailboxHash(delivery.writtenTo, secret, "letters") : null;
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
