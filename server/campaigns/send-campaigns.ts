import { hours, minutes } from "#domain/durations.ts";
import { sendingRates } from "#domain/office/campaign-operations.ts";
import { ago, type Clock } from "../base/clock.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import type { Log } from "../base/logger.ts";
import { newId } from "../base/new-id.ts";
import { type Polling, startPolling } from "../base/start-polling.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { type CampaignRow, updateCampaign } from "./campaign-rows.ts";
import { isDeferred } from "./pause-campaign.ts";
import { insertRecipients, type Subscriber, selectUnwritten } from "./recipient-rows.ts";
import { readSendingRate } from "./sending-rate.ts";

/** The most letters that one transaction writes: visitors wait for none longer than a moment. */
const batch = 50;
/** How far ahead letters lie in the outbox, in milliseconds: little is left to take back when a campaign is stopped. */
const horizon = minutes(1);
/** The gap between two letters at the slowest rate, in milliseconds. */
const longestGap = hours(1) / sendingRates.least;

type Options = { db: Db; now: Clock; log: Log; interval: number; onEnqueued: () => void };

/**
 * Starts what begins scheduled campaigns and writes their letters into the outbox, at the rate that the owner set. Any
 * number of servers may run it: a batch belongs to the one that moves the campaign's place forward.
 */
export const startCampaigns = ({ db, now, log, interval, onEnqueued }: Options): Polling =>
  startPolling(
    async (signal) => {
      await beginScheduled(db, now());
      while (!signal.aborted && (await sendNextBatch(db, now()))) onEnqueued();
    },
    { log, interval, problem: "a campaign could not go on, trying again" },
  );

/** Begins the campaigns whose time has come. */
async function beginScheduled(db: Db, now: Date): Promise<void> {
  const at = now.toISOString();
  const due = await selectScheduled(db, [{ at }]);
  for (const { id } of due) {
    await db.transaction().execute(async (tx) => {
      const begun = await updateCampaign(tx, id, "scheduled")
        .set({ state: "sending", started_at: at, next_due_at: at })
        // Another server may have scheduled it anew meanwhile.
        .where("send_at", "<=", at)
        .executeTakeFirst();
      if (begun) await writeSignals(tx, [{ topic: "newsletter", id }], "", now);
    });
  }
}

const selectScheduled = compileOnce((db, [{ at }]: [{ at: string }]) =>
  db.selectFrom("campaigns").select("id").where("state", "=", "scheduled").where("send_at", "<=", at),
);

const selectSending = compileOnce((db, _: []) =>
  db
    .selectFrom("campaigns")
    .selectAll()
    .where("state", "=", "sending")
    .orderBy("started_at")
    .orderBy("id")
    .limit(1),
);

/** Writes the next letters of the campaign that began first; resolves with whether there may be more at once. */
async function sendNextBatch(db: Db, now: Date): Promise<boolean> {
  const [campaign] = await selectSending(db, []);
  if (!campaign || (await isBehind(db, now)) || (await isDeferred(db, campaign.id))) return false;
  const gap = hours(1) / (await readSendingRate(db));
  const next = Date.parse(campaign.next_due_at ?? "");
  // One that no batch reaches was noted by a clock that was ahead.
  const isFar = next > now.getTime() + horizon + longestGap;
  const first = isFar ? now.getTime() : Math.max(next, now.getTime());
  const room = Math.min(batch, Math.floor((now.getTime() + horizon - first) / gap) + 1);
  const subscribers = await selectUnwritten(db, campaign).limit(Math.max(room, 1)).execute();
  if (subscribers.length === 0) return first > now.getTime() ? false : finish(db, campaign, now);
  if (room < 1) return false;
  const isOurs = await writeBatch(db, campaign, { subscribers, first, gap, now });
  return isOurs && subscribers.length === room;
}

/** Whether letters wait that should have gone a while ago, as when the mail server is away: then no more are added. */
async function isBehind(db: Db, now: Date): Promise<boolean> {
  const late = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "queued")
    .where("channel", "=", "bulk-mail")
    .where("due_at", "<=", ago(now, horizon))
    .limit(1)
    .executeTakeFirst();
  return late !== undefined;
}

type Batch = { subscribers: readonly Subscriber[]; first: number; gap: number; now: Date };

/** Moves the campaign's place forward and writes the letters up to it; false when another server was faster. */
async function writeBatch(
  db: Db,
  campaign: CampaignRow,
  { subscribers, first, gap, now }: Batch,
): Promise<boolean> {
  const letters = subscribers.map((subscriber, place) => ({
    ...subscriber,
    id: newId(now),
    dueAt: new Date(first + place * gap),
  }));
  return db.transaction().execute(async (tx) => {
    const moved = await updateCampaign(tx, campaign.id, "sending")
      .set({
        last_subscriber: subscribers.at(-1)?.public_id ?? campaign.last_subscriber,
        next_due_at: new Date(first + letters.length * gap).toISOString(),
      })
      .where("last_subscriber", "=", campaign.last_subscriber)
      .executeTakeFirst();
    if (!moved) return false;
    await insertRecipients(tx, campaign.id, letters, { outcome: "waiting" });
    const deliveries = letters.map(({ id: refId, dueAt }) => ({
      kind: "campaign-letter",
      refId,
      channel: "bulk-mail" as const,
      dueAt,
    }));
    // No limit of mailboxes: each gets one letter of a campaign.
    await enqueue(tx, deliveries, { now, secret: "", isLimited: false });
    await writeSignals(tx, [{ topic: "newsletter", id: campaign.id }], "", now);
    return true;
  });
}

/** Ends a campaign whose last letter was due; resolves with false, because nothing is left to write. */
async function finish(db: Db, { id, last_subscriber }: CampaignRow, now: Date): Promise<false> {
  const at = now.toISOString();
  await db.transaction().execute(async (tx) => {
    const sent = await updateCampaign(tx, id, "sending")
      .set({ state: "sent", finished_at: at })
      // It may have been paused and gone on meanwhile, from its beginning.
      .where("last_subscriber", "=", last_subscriber)
      .executeTakeFirst();
    if (sent) await writeSignals(tx, [{ topic: "newsletter", id }], "", now);
  });
  return false;
}
