import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ExpressionBuilder } from "kysely";
import { seconds } from "#domain/durations.ts";
import { type Clock, latestCredible } from "../base/clock.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Database } from "../base/db/schema.ts";

/** The lease of a publish: a release is built on one server after another, and published by one at a time. */
export const publishLease = "publish";
/** How long a lease holds without its heartbeat, in milliseconds: so long others wait for a server that died. */
export const leaseTime = seconds(8);
const heartbeat = seconds(2);
/** The milliseconds between two tries to take a lease that another holds. */
const retryPause = 50;

export type Lease = {
  /** Renews the lease in the transaction of what it is for; false when it ran out unnoticed and another has it. */
  isHeld(tx: Db): Promise<boolean>;
  drop(): Promise<void>;
};
type LeaseRow = Record<"id" | "holder" | "actor_id" | "until", string>;
type Options = { db: Db; now: Clock; id: string; holder: string; actorId: string };
/** Without a holder it is for this once, without an actor for the server itself. */
type Wanted = Omit<Options, "holder" | "actorId"> & { holder?: string; actorId?: string };

const renewLease = compileOnce((db, [{ id, holder, ...row }]: [LeaseRow]) =>
  db.updateTable("leases").set(row).where("id", "=", id).where("holder", "=", holder).returning("id"),
);

const rowOf = ({ id, holder, actorId, now }: Options): LeaseRow => ({
  id,
  holder,
  actor_id: actorId,
  until: new Date(now().getTime() + leaseTime).toISOString(),
});

const hasRunOut = (now: Date) => (eb: ExpressionBuilder<Database, "leases">) =>
  eb.or([
    eb("leases.until", "<=", now.toISOString()),
    // Of a server that died while its clock was ahead.
    eb("leases.until", ">", latestCredible(now)),
  ]);

const withHolder = (wanted: Wanted): Options => ({ holder: randomUUID(), actorId: "", ...wanted });

/** Takes a lease that nobody renews yet, its own holder also again; false when another has it. */
export async function claimLease(options: Options): Promise<boolean> {
  const { id, ...row } = rowOf(options);
  const taken = await options.db
    .insertInto("leases")
    .values({ id, ...row })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(row)
        .where((eb) => eb.or([hasRunOut(options.now())(eb), eb("leases.holder", "=", options.holder)])),
    )
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Takes a lease and renews it until it is dropped; undefined when another holder has it. */
export async function takeLease(wanted: Wanted): Promise<Lease | undefined> {
  const options = withHolder(wanted);
  const { db } = options;
  if (!(await claimLease(options))) return undefined;
  const renew = (on: Db) => renewLease(on, [rowOf(options)]);
  // A heartbeat that fails is tried again by the next one.
  const timer = setInterval(() => void renew(db).catch(() => {}), heartbeat).unref();
  return {
    async isHeld(tx) {
      return (await renew(tx)).length > 0;
    },
    async drop() {
      clearInterval(timer);
      // One that cannot be dropped runs out.
      await dropLease(options).catch(() => {});
    },
  };
}

/** Runs work that ends with its transaction while nobody has a lease; false where another has it. Others wait. */
export const runUnleased = ({ db, ...wanted }: Wanted, work: (tx: Db) => Promise<void>): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const own = withHolder({ ...wanted, db: tx });
    if (!(await claimLease(own))) return false;
    await work(tx);
    await dropLease(own);
    return true;
  });

async function dropLease({ db, id, holder }: Options): Promise<void> {
  await db.deleteFrom("leases").where("id", "=", id).where("holder", "=", holder).execute();
}

/** Takes a lease as soon as its holder drops it or is dead. */
export async function waitForLease(wanted: Wanted, signal: AbortSignal): Promise<Lease> {
  for (;;) {
    const lease = await takeLease(wanted);
    if (lease) return lease;
    await pause(retryPause, undefined, { signal });
  }
}

/** Whether a lease is left that its holder did not live to drop. */
export async function isLeaseLeft(db: Db, id: string, now: Date): Promise<boolean> {
  const row = db.selectFrom("leases").select("id").where("id", "=", id).where(hasRunOut(now));
  return (await row.executeTakeFirst()) !== undefined;
}

/** The user who publishes; undefined when nobody does. */
export async function findPublisher(db: Db, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom("leases")
    .select("actor_id")
    .where("id", "=", publishLease)
    .where("until", ">", now.toISOString())
    .where("until", "<=", latestCredible(now))
    .executeTakeFirst();
  return row?.actor_id;
}
