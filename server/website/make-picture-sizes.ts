import { days } from "#domain/durations.ts";
import { ago, type Clock } from "../base/clock.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import { databaseFailure } from "../base/db/database-failure.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Log } from "../base/logger.ts";
import { type Polling, startPolling } from "../base/start-polling.ts";
import { listStoredEdits } from "../content/edit-rows.ts";
import { makeStoredSizes } from "../pictures/make-stored-sizes.ts";
import { deleteOtherSizes, missingSizes } from "../pictures/size-rows.ts";
import { sizesIn, sizesOfEdits, type WantedSize } from "../pictures/wanted-sizes.ts";
import { findPublisher, takeLease } from "../release/leases.ts";
import { sizesLease } from "../release/make-missing-sizes.ts";
import { findLiveRevision } from "../release/revisions.ts";
import { editsOf } from "./website-state.ts";

/** How long the sizes of an upload are wanted that no field names, and how long those are kept that are not, in milliseconds. */
const unusedLifetime = days(1);

/** The milliseconds between two looks whether somebody publishes, while sizes are made. */
const publishCheck = 250;

type Options = { db: Db; now: Clock; log: Log; interval: number };

/**
 * Starts making sizes of pictures ahead of their publish: one picture at a time over all servers, and none while
 * somebody publishes. What is missing follows from drafts, uploads and the live site: a killed server leaves no gap.
 */
export function startPictureSizes({ db, now, log, interval }: Options): Polling {
  /** Those that could not be made here: a publish says so. */
  const failed = new Set<string>();
  const next = async () => {
    const missing = await missingSizes(db, await wantedSizes(db, now()));
    const [first, ...others] = missing.filter(({ name }) => !failed.has(name));
    return first ? [first, ...others.filter(({ picture }) => picture.file === first.picture.file)] : [];
  };
  const isPublishing = async () => (await findPublisher(db, now())) !== undefined;
  return startPolling(
    async (signal) => {
      if ((await next()).length === 0) return;
      const lease = await takeLease({ db, now, id: sizesLease });
      if (!lease) return;
      try {
        for (let sizes = await next(); sizes[0]; sizes = await next()) {
          if (signal.aborted || (await isPublishing())) return;
          await makeSizes(sizes, signal);
        }
      } finally {
        await lease.drop();
      }
    },
    { log, interval, problem: "the sizes of a picture could not be made ahead of its publish" },
  );

  async function makeSizes(sizes: readonly WantedSize[], signal: AbortSignal): Promise<void> {
    const left = new Set(sizes.map(({ name }) => name));
    const pausing = new AbortController();
    const watch = setInterval(async () => {
      if (await isPublishing().catch(() => false)) pausing.abort();
    }, publishCheck);
    const ending = AbortSignal.any([signal, pausing.signal]);
    try {
      await makeStoredSizes(sizes, { db, now, signal: ending, onStored: (name) => left.delete(name) });
    } catch (error) {
      // An outage says nothing of the picture: the next look tries again.
      if (databaseFailure(error)) left.clear();
      throw error;
    } finally {
      clearInterval(watch);
      if (!ending.aborted) for (const name of left) failed.add(name);
    }
  }
}

export async function deleteUnusedSizes(db: Db, now: Date): Promise<void> {
  const until = ago(now, unusedLifetime);
  await deleteOtherSizes(db, await wantedSizes(db, now), until);
}

/** The sizes that drafts name, uploads of the last day whose place is known, and the live site. */
async function wantedSizes(db: Db, now: Date): Promise<WantedSize[]> {
  const since = ago(now, unusedLifetime);
  const anyPicture = await selectAnyPicture(db, []);
  if (anyPicture.length === 0) return [];
  const latest = await db
    .selectFrom("pictures")
    .select(["file", "width", "height", "place"])
    .where("created_at", ">", since)
    .execute();
  const drafts = await listStoredEdits(db, "content_drafts");
  const live = await findLiveRevision(db);
  const edits = [
    ...drafts.flatMap(({ path, value }) => (value === undefined ? [] : { path, value })),
    ...(live ? editsOf(live) : []),
  ];
  const uploads = latest.flatMap(({ place, ...picture }) =>
    place ? sizesIn({ ...picture, position: 50 }, place) : [],
  );
  return [...sizesOfEdits(edits), ...uploads];
}

const selectAnyPicture = compileOnce((db, _: []) => db.selectFrom("pictures").select("file").limit(1));
