import { seconds } from "#domain/durations.ts";
import { disposalDayAt } from "#domain/people/disposal-days.ts";
import type { Clock } from "../base/clock.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import { isClockTrusted } from "../base/db/trusted-clock.ts";
import type { Log } from "../base/logger.ts";
import { newId } from "../base/new-id.ts";
import { type Polling, startPolling } from "../base/start-polling.ts";
import { tryEach } from "../base/try-each.ts";
import { suppress } from "../campaigns/suppressions.ts";
import { listAddresses, listFamily, lockPeople } from "../people/people-rows.ts";
import { addCounts, eraseLeads, erasePeople } from "./erase-people.ts";
import { listLeadIds, listTagged } from "./person-rows.ts";

type Options = { db: Db; now: Clock; log: Log; secret: string; timeZone: () => string; interval?: number };

/** Starts what deletes people whose 24 hours are over. Any number of servers may run it: each locks the person. */
export const startErasures = ({ interval = seconds(1), ...options }: Options): Polling =>
  startPolling((signal) => eraseDue(options, signal), {
    log: options.log,
    interval,
    problem: "a person could not be deleted, trying again",
  });

async function eraseDue(options: Options, signal: AbortSignal): Promise<void> {
  const { db, now } = options;
  const due = await selectDue(db, [{ at: now().toISOString() }]);
  // A clock that is ahead would take the time in which it can be taken back.
  if (due.length === 0 || !(await isClockTrusted(db, now()))) return;
  await tryEach(due, async ({ id }) => {
    if (!signal.aborted) await db.transaction().execute((tx) => eraseOnRequest(tx, id, options));
  });
}

// All of them: behind a limit, those who cannot be deleted would keep back the others.
const selectDue = compileOnce((db, [{ at }]: [{ at: string }]) =>
  db
    .selectFrom("people")
    .select("id")
    .where("delete_at", "is not", null)
    .where("delete_at", "<=", at)
    .orderBy("delete_at"),
);

/** Erases a person, the newsletter and the spam of their addresses; of the addresses an HMAC is left. */
async function eraseOnRequest(tx: Db, id: string, { now, secret, timeZone }: Options): Promise<void> {
  const at = now();
  const person = await lockPeople(tx)
    .where("id", "=", id)
    .where("delete_at", "<=", at.toISOString())
    .returning("delete_by")
    .executeTakeFirst();
  if (!person) return;
  const own = await listFamily(tx, id);
  const addresses = await listAddresses(tx, own);
  const ids = [...own, ...(await listTagged(tx, addresses))];
  if (addresses.length > 0) {
    const subscribers = await tx
      .deleteFrom("subscribers")
      .where("email", "in", addresses)
      .returning("email")
      .execute();
    for (const { email } of subscribers) await suppress(tx, email, secret, at);
  }
  const leads = await eraseLeads(tx, { id: await listLeadIds(tx, ids, addresses) });
  const counts = addCounts(leads, await erasePeople(tx, ids));
  await tx
    .insertInto("disposals")
    .values({
      id: newId(at),
      day: disposalDayAt(at, timeZone()),
      rule: "request",
      people: 1,
      counts: JSON.stringify(counts),
      at: at.toISOString(),
      actor_id: person.delete_by,
    })
    .execute();
  const signals = ["people", "deliveries", "appointments", "newsletter", "safeguards"] as const;
  await writeSignals(
    tx,
    signals.map((topic) => ({ topic, id: topic === "people" ? id : "" })),
    "",
    at,
  );
}
