import { setTimeout as wait } from "node:timers/promises";
import { closedDay } from "#content/words/closed-day.ts";
import { seconds } from "#domain/durations.ts";
import type { Content, Json } from "#domain/website/edits.ts";
import type { Db } from "../base/db/open-database.ts";
import { isRecord } from "../base/is-record.ts";
import { digestOf, isSame, valueAt } from "../content/content-values.ts";
import { deleteStoredEdit, findStoredEdit, storeEdit } from "../content/edit-rows.ts";
import { createWorkQueue, type Enqueue, unavailable } from "../http/work-queue.ts";
import { leaseHolder } from "../release/leases.ts";
import { publishLease } from "../release/releases.ts";
import { canPublish, insertEdits } from "./publish.ts";
import { readCircumstances, type WebsiteOptions } from "./website-options.ts";
import { loadState } from "./website-state.ts";

const path = "hours/closedDays";
/** The pause between two tries while somebody else publishes, and their number; then the owner finds a draft. */
const pause = seconds(5);
const mostTries = 24;

/** The days, like `2026-11-26`, that the calendar closed whole or opened again. */
export type ClosedDaysChange = { closed: readonly string[]; opened: readonly string[] };

/**
 * Publishes what the calendar did to whole days, and nothing else: drafts stay. What cannot be published is left as a
 * draft for the owner.
 */
export async function publishClosedDays(
  change: ClosedDaysChange,
  actorId: string,
  options: WebsiteOptions,
): Promise<void> {
  const { env, releases } = options;
  if (env.isContentLocked || change.closed.length + change.opened.length === 0) return;
  const inTurn = queues.get(releases) ?? createWorkQueue(oneByOne);
  queues.set(releases, inTurn);
  await inTurn(() => publishChange(change, actorId, options));
}

/** What the calendar did to whole days that other content, such as that of a former version, does not say. */
export function closedDaysMissing(live: Content, content: Content): ClosedDaysChange {
  const [now, then] = [live, content].map((each) => {
    const days = valueAt(each, path);
    return Array.isArray(days) ? days.filter(isClosedByCalendar).map(dateOf) : [];
  }) as [string[], string[]];
  return {
    closed: now.filter((date) => !then.includes(date)),
    opened: then.filter((date) => !now.includes(date)),
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
  const { db, now, releases } = options;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const isBusy = (await leaseHolder(db, publishLease, now())) !== undefined;
    const revision = await db
      .transaction()
      .execute((tx) => storeChange(tx, { ...change, actorId, isBusy }, options));
    if (revision === undefined) return;
    if (revision !== "later") {
      const { result } = await releases.publish(revision.id, actorId);
      if (result === "live") return dropDraft(db, revision.value);
      if (result === "failed") return;
    }
    await wait(pause, undefined, { ref: false });
  }
}

type Wanted = ClosedDaysChange & { actorId: string; isBusy: boolean };

/** Stores the change as a draft, over the owner's if there is one, and as a revision unless somebody publishes. */
async function storeChange(tx: Db, wanted: Wanted, options: WebsiteOptions) {
  const { actorId, isBusy } = wanted;
  const now = options.now();
  const state = await loadState(tx);
  const live = valueAt(state.live.content, path) ?? [];
  const value = changed(live, wanted);
  const draft = state.drafts.find((each) => each.path === path);
  const drafted = changed(draft?.value ?? live, wanted);
  const base = digestOf(valueAt(state.shipped, path));
  if (!isSame(drafted, draft?.value ?? live))
    await storeEdit(
      tx,
      "content_drafts",
      { path, version: draft?.version ?? "", actorId, now },
      { value: drafted, base },
    );
  // What is being published may be the opposite.
  if (isBusy) return "later" as const;
  if (isSame(value, live)) return undefined;
  const alone = { path, value, base, version: "", actorId, changedAt: now.toISOString() };
  const next = { ...state, drafts: [alone] };
  if (!canPublish(next, await readCircumstances({ ...options, db: tx }), [path])) return undefined;
  return { id: await insertEdits(tx, next, [path], { actorId, now }), value };
}

/** Closed days with those of the calendar; a day that has a name of its own keeps it. */
function changed(days: Json, { closed, opened }: ClosedDaysChange): Json[] {
  const before = Array.isArray(days) ? days : [];
  const added = closed.filter((date) => !before.some((day) => isRecord(day) && day.date === date));
  const isReopened = (day: Json) => isClosedByCalendar(day) && opened.includes(dateOf(day));
  return [
    ...before.filter((day) => !isReopened(day)),
    ...added.map((date) => ({ date, name: { ...closedDay } })),
  ].sort((one, other) => dateOf(one).localeCompare(dateOf(other)));
}

/** A day that the calendar closed has no name of its own. */
const isClosedByCalendar = (day: Json) => isRecord(day) && isSame(day.name, closedDay);
const dateOf = (day: Json) => (isRecord(day) ? String(day.date) : "");

/** Drops the draft where it says what is live by now; the owner's own stays. */
async function dropDraft(db: Db, live: Json): Promise<void> {
  const draft = await findStoredEdit(db, "content_drafts", path);
  if (draft && isSame(draft.value, live)) await deleteStoredEdit(db, "content_drafts", draft);
}
