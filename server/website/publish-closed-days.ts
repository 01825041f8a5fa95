import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { closedDay } from "#content/words/closed-day.ts";
import { localDay } from "#domain/deadlines/local-day.ts";
import { seconds } from "#domain/durations.ts";
import type { Content, Json } from "#domain/website/edits.ts";
import type { Db } from "../base/db/open-database.ts";
import { isRecord } from "../base/is-record.ts";
import { type Polling, startPolling } from "../base/start-polling.ts";
import { listWholeDays } from "../closures/queries.ts";
import { digestOf, isSame, valueAt } from "../content/content-values.ts";
import { deleteStoredEdit, findStoredEdit, storeEdit } from "../content/edit-rows.ts";
import { createWorkQueue, type Enqueue, unavailable } from "../http/work-queue.ts";
import { publishLease, takeLease } from "../release/leases.ts";
import type { Published } from "../release/releases.ts";
import { type Checked, checkEdits, insertEdits } from "./publish.ts";
import type { WebsiteOptions } from "./website-options.ts";
import { loadState, nextRevision, type WebsiteState } from "./website-state.ts";

const path = "hours/closedDays";
/** The pause between two tries while somebody else publishes, and their number; then the owner finds a draft. */
const pause = seconds(5);
const mostTries = 24;

/** The days, like `2026-11-26`, that the calendar closed whole or opened again. */
export type ClosedDaysChange = { closed: readonly string[]; opened: readonly string[] };
type Wanted = ClosedDaysChange & { actorId: string };

/** Stores closed days of the calendar as a draft in its transaction: a publish that fails leaves it to the owner. */
export async function draftClosedDays(
  tx: Db,
  { actorId, ...change }: Wanted,
  { env, now }: WebsiteOptions,
): Promise<void> {
  if (env.isContentLocked || isEmpty(change)) return;
  // Until the owner stores no other meanwhile.
  for (let isStored = false; !isStored; ) {
    // Read before what is live, which a draft that is dropped has become.
    const draft = await findStoredEdit(tx, "content_drafts", path);
    const state = await loadState(tx);
    // A draft without a value goes back to what is shipped.
    const before = draft?.value ?? valueAt(draft ? state.shipped : state.live.content, path) ?? [];
    const value = changed(before, change);
    if (isSame(value, before)) return;
    const over = { path, version: draft?.version ?? "", actorId, now: now() };
    const base = draft?.base ?? liveBase(state);
    isStored = (await storeEdit(tx, "content_drafts", over, { value, base })) !== undefined;
  }
}

/** Publishes closed days of the calendar alone; failures stay drafts for the owner. Never rejects. */
export async function publishClosedDays(
  change: ClosedDaysChange,
  actorId: string,
  options: WebsiteOptions,
): Promise<void> {
  const { env, releases, log } = options;
  if (env.isContentLocked || isEmpty(change)) return;
  const inTurn = queues.get(releases) ?? createWorkQueue(oneByOne);
  queues.set(releases, inTurn);
  await inTurn(() => publishChange(change, actorId, options)).catch((err: unknown) =>
    log.error({ err }, problem),
  );
}

const isEmpty = ({ closed, opened }: ClosedDaysChange) => closed.length + opened.length === 0;

const problem = "closed days could not be published";

/** Publishes closed days that a server did not live to publish. Each server tries a draft once, not for ever. */
export function startCatchUp(current: () => WebsiteOptions, interval: number): Polling {
  const { db, now, env, log } = current();
  let tried = "";
  const catchUp = async () => {
    const draft = await findStoredEdit(db, "content_drafts", path);
    if (!draft || draft.version === tried || env.isContentLocked) return;
    const options = current();
    const { live } = await loadState(db);
    const { closed, opened } = missing(draft.value, valueAt(live.content, path));
    const today = localDay(now(), options.practice.business.timeZone);
    // Days that have passed the owner takes out at leisure.
    const change = { closed, opened: opened.filter((date) => date >= today) };
    const isBusy = !isEmpty(change) && (await publishOnce(change, draft.actorId, options)) === "busy";
    if (!isBusy) tried = draft.version;
  };
  return startPolling(catchUp, { log, interval, problem });
}

/** What the calendar did to whole days that other content, such as that of a former version, does not say. */
export const closedDaysMissing = (live: Content, content: Content): ClosedDaysChange =>
  missing(valueAt(live, path), valueAt(content, path));

function missing(days: Json | undefined, others: Json | undefined): ClosedDaysChange {
  const [one, other] = [days, others].map((each) =>
    Array.isArray(each) ? each.filter(isClosedByCalendar).map(dateOf) : [],
  ) as [string[], string[]];
  return {
    closed: one.filter((date) => !other.includes(date)),
    opened: other.filter((date) => !one.includes(date)),
  };
}

/** One change after another: an undo of one that is being published has to come after it. */
const queues = new WeakMap<object, Enqueue>();
const oneByOne = { concurrency: 1, mostWaiting: Number.POSITIVE_INFINITY, refusal: unavailable };

async function publishChange(
  change: ClosedDaysChange,
  actorId: string,
  options: WebsiteOptions,
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if ((await publishOnce(change, actorId, options)) !== "busy") return;
    await wait(pause, undefined, { ref: false });
  }
}

async function publishOnce(
  change: ClosedDaysChange,
  actorId: string,
  options: WebsiteOptions,
): Promise<Published["result"] | undefined> {
  const { db, now } = options;
  const publisher = { actorId, holder: randomUUID() };
  // Before anything is stored: what is being published may be the opposite.
  const lease = await takeLease({ db, now, id: publishLease, ...publisher });
  return lease ? publishHeld(change, publisher, options).finally(lease.drop) : "busy";
}

/** Publishes a change under the lease of its publisher; undefined where there is nothing to publish. */
async function publishHeld(
  change: ClosedDaysChange,
  publisher: { actorId: string; holder: string },
  options: WebsiteOptions,
): Promise<Published["result"] | undefined> {
  const { db, releases } = options;
  const wanted = { ...change, actorId: publisher.actorId };
  const next = await nextOf(db, wanted, options);
  const checked = next && (await checkEdits(next, options));
  if (!checked?.canPublish) return undefined;
  const revision = await db.transaction().execute((tx) => storeRevision(tx, wanted, checked, options));
  // What a change overtook is checked anew, a moment later.
  if (!revision) return "busy";
  const { result } = await releases.publish(revision.id, publisher);
  if (result === "live") await dropDraft(db, revision);
  return result;
}

/** Stores what still holds of the change as a revision; undefined where that is other than was checked. */
async function storeRevision(tx: Db, wanted: Wanted, { edits }: Checked, options: WebsiteOptions) {
  const next = await nextOf(tx, wanted, options);
  if (!next || next.edits !== edits) return undefined;
  const by = { actorId: wanted.actorId, now: options.now() };
  return { id: await insertEdits(tx, edits, by), ...next.alone };
}

/** The next revision with what still holds of the change as its only draft; undefined where that says nothing new. */
async function nextOf(tx: Db, { actorId, ...change }: Wanted, options: WebsiteOptions) {
  const state = await loadState(tx);
  const live = valueAt(state.live.content, path) ?? [];
  const value = changed(live, await stillSo(tx, change, options));
  if (isSame(value, live)) return undefined;
  const changedAt = options.now().toISOString();
  const alone = { path, value, base: liveBase(state), version: "", actorId, changedAt };
  return { ...nextRevision({ ...state, drafts: [alone] }), alone };
}

/** The digest that an edit of the live value has to keep: what an update brought is the owner's to keep or to take. */
const liveBase = ({ shipped, live }: WebsiteState) =>
  live.applied.find((edit) => edit.path === path)?.base ?? digestOf(valueAt(shipped, path));

/** What the calendar says still of a change: another server may have done, and published, the opposite meanwhile. */
async function stillSo(tx: Db, { closed, opened }: ClosedDaysChange, { practice, now }: WebsiteOptions) {
  const whole = await listWholeDays(tx, practice, now());
  return {
    closed: closed.filter((date) => whole.includes(date)),
    opened: opened.filter((date) => !whole.includes(date)),
  };
}

/** Closed days with those of the calendar; a day that has a name of its own keeps it. */
function changed(days: Json, { closed, opened }: ClosedDaysChange): Json[] {
  const before = Array.isArray(days) ? days : [];
  const added = closed.filter((date) => !before.some((day) => isRecord(day) && day.date === date));
  return [
    ...before.filter((day) => !(isClosedByCalendar(day) && opened.includes(dateOf(day)))),
    ...added.map((date) => ({ date, name: { ...closedDay } })),
  ].sort((one, other) => dateOf(one).localeCompare(dateOf(other)));
}

/** A day that the calendar closed has no name of its own. */
const isClosedByCalendar = (day: Json) => isRecord(day) && isSame(day.name, closedDay);
const dateOf = (day: Json) => (isRecord(day) ? String(day.date) : "");

/** Drops the draft where it says what is live by now, over the same shipped value; the owner's own stays. */
async function dropDraft(db: Db, live: { value: Json; base: string }): Promise<void> {
  const draft = await findStoredEdit(db, "content_drafts", path);
  if (draft?.base === live.base && isSame(draft.value, live.value))
    await deleteStoredEdit(db, "content_drafts", draft);
}
