import { randomUUID } from "node:crypto";
import { minutes } from "#domain/durations.ts";
import { noCaller, writeAudit } from "../auth/audit.ts";
import type { Db } from "../base/db/open-database.ts";
import type { PublishStep } from "../base/db/releases-schema.ts";
import { type Polling, startPolling } from "../base/start-polling.ts";
import { BuildError, failureReason, type PublishReason } from "./build-error.ts";
import { findPublisher, isLeaseLeft, type Lease, publishLease, takeLease } from "./leases.ts";
import type { Tell } from "./make-files.ts";
import { type MakeOptions, makeRelease, type Wanted } from "./make-release.ts";
import type { Release } from "./read-release.ts";
import { listKept, tidyReleases } from "./release-folder.ts";
import { releaseName } from "./release-name.ts";
import {
  findLiveRevision,
  findRevision,
  goLive,
  interrupted,
  noteFailure,
  noteInterrupted,
  noteStep,
  type Revision,
} from "./revisions.ts";

export type ReleasesOptions = Omit<MakeOptions, "signal"> & {
  shipped: Release;
  /** The folder of the shipped site, whose assets are kept; none in tests. */
  shippedFolder?: string | undefined;
  /** Opens a release beside the one that is served; the function that it resolves with swaps them. */
  prepare(release: Release): Promise<() => void>;
  /** Opens a release for one session alone and resolves with the token of its preview. */
  addPreview(edits: string, release: Release, sessionId: string): Promise<string>;
  /** The milliseconds between two looks at what is live. */
  poll: number;
};

export type Published = { result: "live" } | { result: "failed"; reason: PublishReason } | { result: "busy" };

type Previewed = { result: "ready"; token: string } | Exclude<Published, { result: "live" }>;

/** Who publishes: `holder` has the lease already; `onLive` stores what has to be known from the moment on in which it is live. */
type Publisher = { actorId: string; holder?: string; onLive?(tx: Db): Promise<void> };

export type Releases = {
  /**
   * Publishes a revision, or the shipped content without one: builds it unless it is kept, checks it, makes it live on
   * this server and, within their next poll, on all others. Going back to an older revision is the same.
   */
  publish(id: string | undefined, publisher: Publisher): Promise<Published>;
  /** Builds the release of edits (JSON) unless it is kept, for one session alone; `token` begins its preview. */
  preview(edits: string, session: { id: string; userId: string }): Promise<Previewed>;
  /** The release of edits (JSON), built here unless it is kept. */
  open(edits: string): Promise<Release>;
  /** The user who publishes at this moment, on whatever server; undefined when nobody does. */
  publishing(): Promise<string | undefined>;
  /** Brings this server to what is live, and from then on by itself. */
  follow(): Promise<void>;
  close(): Promise<void>;
};

export function openReleases(options: ReleasesOptions): Releases {
  const { db, now, log, dataDir } = options;
  const stopping = new AbortController();
  const making = { ...options, signal: stopping.signal };
  const make = (wanted: Wanted, tell: Tell = async () => {}) => makeRelease(wanted, making, tell);
  const lend = ({ actorId, holder = randomUUID() }: Publisher) =>
    takeLease({ db, now, id: publishLease, holder, actorId });
  let isTidy = false;
  let following: Polling | undefined;
  let work: Promise<unknown> = Promise.resolve();
  /** The release that could not be opened here, and when. */
  let failed = { name: "", at: 0 };
  return {
    async publish(id, publisher) {
      const published = await alone(publisher, (lease) => publish(id, publisher, lease));
      if (published) return published;
      if (id) await noteFailure(db, id, { code: "busy", text: "Somebody else was publishing." }, now());
      return { result: "busy" };
    },
    async preview(edits, { id, userId: actorId }) {
      return (await alone({ actorId }, () => preview(edits, id))) ?? { result: "busy" };
    },
    open: (edits) => inTurn(() => make({ edits, live_at: null })),
    publishing: () => findPublisher(db, now()),
    follow,
    async close() {
      stopping.abort();
      await Promise.all([following?.stop(), work]);
    },
  };

  /** One after another: a poll must not undo what a publish is about to do. */
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const next = work.then(run);
    work = next.catch(() => {});
    return next;
  }

  /** Runs work in its turn under the lease; undefined where another has it. */
  async function alone<Result>(publisher: Publisher, run: (lease: Lease) => Promise<Result>) {
    const lease = await lend(publisher);
    return lease && inTurn(() => run(lease).finally(lease.drop));
  }

  async function publish(id: string | undefined, { actorId, onLive }: Publisher, lease: Lease) {
    try {
      const revision = id === undefined ? undefined : await findRevision(db, id);
      if (id !== undefined && !revision)
        throw new BuildError({ code: "gone", text: "There is no such revision." });
      const tell = (step: PublishStep) => noteStep(db, id ?? "", step, { log, now: now() });
      const swap = await prepare(await releaseOf(revision, tell));
      await db.transaction().execute(async (tx) => {
        if (!(await lease.isHeld(tx)))
          throw new BuildError({ code: "busy", text: "Somebody else began to publish: publish again." });
        await goLive(tx, revision, now());
        await onLive?.(tx);
        const subject = { kind: "revision" as const, id: id ?? "" };
        await writeAudit(tx, { action: "website.live", actorId, subject }, noCaller, now());
      });
      swap();
      return { result: "live" as const };
    } catch (error) {
      const failed = failure(error, "a publish failed");
      if (id !== undefined) await noteFailure(db, id, failed.reason, now()).catch(notStored);
      return failed;
    }
  }

  async function preview(edits: string, sessionId: string) {
    try {
      const release = await make({ edits, live_at: null });
      return { result: "ready" as const, token: await options.addPreview(edits, release, sessionId) };
    } catch (error) {
      return failure(error, "a preview could not be made");
    }
  }

  async function prepare(release: Release): Promise<() => void> {
    const swap = await options.prepare(release);
    return () => {
      swap();
      log.info({ release: release.name }, "a release is live on this server");
    };
  }

  // The office then shows the publish as under way, until a server starts anew.
  function notStored(error: unknown): void {
    log.error({ err: error }, "the reason of a failed publish could not be stored");
  }

  function failure(error: unknown, what: string) {
    if (stopping.signal.aborted) return { result: "failed" as const, reason: interrupted };
    log.error({ err: error }, what);
    return { result: "failed" as const, reason: failureReason(error) };
  }

  function follow(): Promise<void> {
    const problem = "the live release could not be opened here, trying again";
    following ??= startPolling(() => inTurn(followLive), { log, interval: options.poll, problem });
    return following.poll();
  }

  async function followLive(): Promise<void> {
    if (stopping.signal.aborted) return;
    await tidy();
    const revision = await findLiveRevision(db);
    const name = revision ? releaseName({ ...options, edits: revision.edits }) : options.shipped.name;
    if (options.current().name === name) return;
    // A build that failed here is tried again after a minute.
    if (failed.name === name && performance.now() - failed.at < minutes(1)) return;
    const isMade = !revision || (await listKept(dataDir)).some((kept) => kept.name === name);
    const lease = isMade ? undefined : await lend({ actorId: "" });
    if (!isMade && !lease) return;
    if (!isMade) log.info({ release: name }, "the live release is built on this server");
    try {
      const swap = await prepare(await releaseOf(revision));
      swap();
    } catch (error) {
      failed = { name, at: performance.now() };
      throw error;
    } finally {
      await lease?.drop();
    }
  }

  async function releaseOf(revision: Revision | undefined, tell?: Tell): Promise<Release> {
    if (!revision) return options.shipped;
    await tell?.("preparing");
    return make(revision, tell);
  }

  /** Notes the publish, and once removes the folders, that a killed server left behind, as soon as nobody publishes. */
  async function tidy(): Promise<void> {
    if (isTidy && !(await isLeaseLeft(db, publishLease, now()))) return;
    if (!(await noteInterrupted(db, now)) || isTidy) return;
    await tidyReleases(dataDir, options.shippedFolder, options.current().name);
    isTidy = true;
  }
}
