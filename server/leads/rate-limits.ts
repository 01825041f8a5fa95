import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { hours, minutes } from "#domain/durations.ts";
import type { Db } from "../base/db/open-database.ts";
import { Refused } from "../http/refused.ts";

/** Stored leads in a window of fixed length; the windows of one address start with its first lead. */
const limits = {
  address: { most: 60, window: minutes(10) },
  mail: { most: 10, window: hours(1) },
} as const;

/** The longest window: what started before it can be forgotten. */
export const longestWindow = limits.mail.window;

/**
 * Counts a lead against its client's and its mail address's window in one statement; throws `Refused` when
 * either is full. Addresses are kept only as HMACs.
 */
export async function countLead(
  tx: Db,
  who: { address: string; mail: string },
  secret: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const kinds = ["address", "mail"] as const;
  const rows = kinds.map((kind) => ({
    bucket: `${kind}:${createHmac("sha256", secret).update(`${kind}:${who[kind]}`).digest("base64url")}`,
    count: 1,
    window_started_at: at,
  }));
  const isOver = sql<boolean>`rate_limits.window_started_at <= case
    when rate_limits.bucket like 'mail:%' then ${before(now, limits.mail.window)}
    else ${before(now, limits.address.window)} end`;
  // One order of the rows for everyone: two transactions never wait for each other crosswise.
  const counted = await tx
    .insertInto("rate_limits")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("bucket").doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        window_started_at: sql<string>`case when ${isOver} then excluded.window_started_at else rate_limits.window_started_at end`,
      }),
    )
    .returning(["bucket", "count", "window_started_at"])
    .execute();
  const waits = counted.map(({ bucket, count, window_started_at }) => {
    const limit = bucket.startsWith("mail:") ? limits.mail : limits.address;
    if (count <= limit.most) return 0;
    return Math.max(1, Math.ceil((Date.parse(window_started_at) + limit.window - now.getTime()) / 1000));
  });
  const wait = Math.max(...waits);
  if (wait > 0) throw new Refused("rate-limited", { retryAfterSeconds: wait });
}

const before = (now: Date, length: number) => new Date(now.getTime() - length).toISOString();
