import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP, type Socket } from "node:net";
import type { Context } from "hono";
import { sql } from "kysely";
import { ago, type Clock, latestCredible } from "../base/clock.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import type { TrustedProxies } from "../base/trusted-proxies.ts";
import { lineOf } from "./address-line.ts";
import type { StaffCall } from "./office-handler.ts";
import { Refused } from "./refused.ts";
import type { RequestEnv } from "./request-env.ts";

/** A fixed-window rate limit: `most` requests in a window of milliseconds that starts with the first request. */
export type RateLimit = { name: string; most: number; window: number; refusal?: "too-many-bookings" };

/** What counting needs: the HMAC key, and whether limits are on (they are off for load tests). */
export type LimitOptions = { now: Date; secret: string; isLimited: boolean };

/** A counted value, such as an address, as it is stored: as an HMAC, with the name of what is counted before it. */
export const bucketOf = (name: string, value: string, secret: string) =>
  `${name}:${createHmac("sha256", secret).update(`${name}:${value}`).digest("base64url")}`;

type Count = { limit: RateLimit; value: string };

/** Counts a request in one statement. Throws `Refused` with the seconds to wait where a window is full. */
export async function countAgainst(
  tx: Db,
  counted: readonly Count[],
  { now, secret, isLimited }: LimitOptions,
): Promise<void> {
  if (!isLimited) return;
  const counts = counted.flatMap(withLine);
  const rows = counts.map(({ limit: { name, window }, value }) => ({
    bucket: bucketOf(name, value, secret),
    buckets: `${name}:%`,
    now: now.toISOString(),
    overSince: ago(now, window),
    latest: latestCredible(now),
  }));
  const windows = await countRows(tx, rows);
  const waits = windows.map(({ bucket, count, window_started_at }) => {
    const limit = counts.find(({ limit: { name } }) => bucket.startsWith(`${name}:`))?.limit;
    if (!limit || count <= limit.most) return 0;
    return Math.max(1, Math.ceil((Date.parse(window_started_at) + limit.window - now.getTime()) / 1000));
  });
  const retryAfterSeconds = Math.max(0, ...waits);
  const refusal = counts.find(({ limit }) => limit.refusal)?.limit.refusal ?? "rate-limited";
  if (retryAfterSeconds > 0) throw new Refused(refusal, { retryAfterSeconds });
}

/** Takes back what was counted at a moment, while its window lasts. */
export async function uncount(tx: Db, { limit, value }: Count, at: string, secret: string): Promise<void> {
  await tx
    .updateTable("rate_limits")
    .set((eb) => ({ count: eb("count", "-", 1) }))
    .where("bucket", "=", bucketOf(limit.name, value, secret))
    .where("window_started_at", "<=", at)
    .where("count", ">", 0)
    .execute();
}

/** How many times the limit of a client address its line has. */
const addressesOfLine = 4;

function withLine({ limit, value }: Count): Count[] {
  const line = lineOf(value);
  if (line === undefined) return [{ limit, value }];
  const { name, most } = limit;
  const wide = { ...limit, name: `${name}-line`, most: most * addressesOfLine };
  return [
    { limit, value },
    { limit: wide, value: line },
  ];
}

/** Counts a call against the limit of its client address, or of whoever else it is from. Throws `Refused` when the window is full. */
export function countCall(
  c: Context<RequestEnv>,
  limit: RateLimit,
  { db, env, secret, now }: { db: Db; env: Env; secret: string; now: Clock },
  value: string = readClientAddress(c, env),
): Promise<void> {
  const counts = [{ limit, value }];
  return countAgainst(db, counts, { now: now(), secret, isLimited: env.rateLimits });
}

/** Counts a call of a member of staff against a limit that each of them has. Throws `Refused` when the window is full. */
export function countByStaff(
  tx: Db,
  limit: RateLimit,
  { staff, now }: StaffCall,
  { env, secret }: { env: Pick<Env, "rateLimits">; secret: string },
): Promise<void> {
  return countAgainst(tx, [{ limit, value: staff.userId }], { now, secret, isLimited: env.rateLimits });
}

type CountedRow = { bucket: string; buckets: string; now: string; overSince: string; latest: string };

// Every transaction writes the rows in the same order, which avoids deadlocks.
const countRows = compileOnce((db, rows: readonly CountedRow[]) => {
  const ends = rows.map(
    ({ buckets, overSince }) => sql`when rate_limits.bucket like ${buckets} then ${overSince}`,
  );
  const started = sql.ref("rate_limits.window_started_at");
  // One that is far ahead would end in a year.
  const isOver = sql<boolean>`(${started} <= case ${sql.join(ends, sql` `)} end or ${started} > ${rows[0]?.latest})`;
  return db
    .insertInto("rate_limits")
    .values(rows.map(({ bucket, now }) => ({ bucket, count: 1, window_started_at: now })))
    .onConflict((conflict) =>
      conflict.column("bucket").doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        window_started_at: sql<string>`case when ${isOver} then excluded.window_started_at else rate_limits.window_started_at end`,
      }),
    )
    .returning(["bucket", "count", "window_started_at"]);
});

export function readClientAddress(c: Context<RequestEnv>, env: Env): string {
  const socket = c.env?.incoming?.socket.remoteAddress;
  return clientAddress(socket, c.req.header("x-forwarded-for"), env.trustedProxies);
}

/** The client address of a request outside of the app, or of a connection without one. */
export const addressOn = (socket: Socket, request: IncomingMessage | undefined, proxies?: TrustedProxies) =>
  clientAddress(
    socket.remoteAddress,
    proxies && request?.headersDistinct["x-forwarded-for"]?.join(),
    proxies,
  );

/** The client address: the socket's, or the last untrusted `X-Forwarded-For`; IPv6 is cut to a household's /64. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies | undefined,
): string {
  const chain = (forwardedFor ?? "").split(",").map(plainAddress).filter(Boolean);
  let address = plainAddress(socketAddress ?? "");
  for (let hop = 0; proxies && chain.length > 0 && isTrusted(proxies, address, hop); hop += 1) {
    const next = chain.pop() ?? "";
    // A client can forge the entries further left: an entry that is no address ends the search.
    if (!isIP(next)) break;
    address = next;
  }
  return isIP(address) === 6 ? networkOf(address) : address;
}

const isTrusted = (proxies: TrustedProxies, address: string, hop: number) => {
  if ("hops" in proxies) return hop < proxies.hops;
  const version = isIP(address);
  return version !== 0 && proxies.networks.check(address, version === 4 ? "ipv4" : "ipv6");
};

/** Without the port and the brackets that some balancers write, and IPv4 in its own form. */
const plainAddress = (raw: string) =>
  raw
    .trim()
    .replace(/^\[([\da-f:.]+)\](?::\d+)?$|^([\d.]+):\d+$/i, "$1$2")
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");

function networkOf(address: string): string {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(gap, 0)).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
