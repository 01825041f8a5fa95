import type { Selectable } from "kysely";
import { mostRevisions } from "#domain/office/website-values.ts";
import type { Clock } from "../base/clock.ts";
import { compileOnce } from "../base/db/compile-once.ts";
import type { Db } from "../base/db/open-database.ts";
import type { ContentRevisionsTable, PublishStep } from "../base/db/releases-schema.ts";
import { writeSignals } from "../base/db/signals.ts";
import type { Log } from "../base/logger.ts";
import { firstIdOf } from "../base/new-id.ts";
import type { PublishReason } from "./build-error.ts";
import { publishLease, runUnleased } from "./leases.ts";

export type Revision = Selectable<ContentRevisionsTable>;

export const findRevision = (db: Db, id: string): Promise<Revision | undefined> =>
  db.selectFrom("content_revisions").selectAll().where("id", "=", id).executeTakeFirst();

/** The revision that all servers show; undefined for the shipped content. */
export async function findLiveRevision(db: Db): Promise<Revision | undefined> {
  const [live] = await selectLive(db, []);
  return live;
}

const selectLive = compileOnce((db, _: []) =>
  db.selectFrom("content_revisions").selectAll().where("state", "=", "live"),
);

/** The live revision and those that were live before it, the latest first; none for the shipped content. */
export async function listLived(db: Db): Promise<Pick<Revision, "edits">[]> {
  const lived = await db
    .selectFrom("content_revisions")
    .select(["edits", "state"])
    .where("live_at", "is not", null)
    // `live` stands before `retired`.
    .orderBy("state")
    .orderBy("live_at", "desc")
    .limit(mostRevisions)
    .execute();
  return lived[0]?.state === "live" ? lived : [];
}

/** Counts the publishes that failed of revisions made since a moment, in milliseconds. */
export async function countFailedPublishes(db: Db, since: number): Promise<number> {
  const { count } = await db
    .selectFrom("content_revisions")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("id", ">", firstIdOf(new Date(since)))
    .where("reason", "!=", "")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Tells the office what the publish of a revision is doing, or the log why not: a publish goes on without. */
export async function noteStep(
  db: Db,
  id: string,
  step: PublishStep,
  { log, now }: { log: Log; now: Date },
): Promise<void> {
  try {
    await db.updateTable("content_revisions").set({ step, reason: "" }).where("id", "=", id).execute();
    await writeSignals(db, [{ topic: "website", id }], "", now);
  } catch (err) {
    log.warn({ err }, "a step of a publish could not be noted");
  }
}

/** Notes that a publish of a revision begins: the office tells of it until another one begins or succeeds. */
export async function noteAttempt(tx: Db, id: string, now: Date): Promise<void> {
  await dropAttempt(tx);
  await tx
    .updateTable("content_revisions")
    .set({ attempted_at: now.toISOString(), reason: "" })
    .where("id", "=", id)
    .execute();
}

const dropAttempt = (tx: Db) =>
  tx
    .updateTable("content_revisions")
    .set({ attempted_at: null })
    .where("attempted_at", "is not", null)
    .execute();

/** Makes a revision the live one, or the shipped content without one. */
export async function goLive(tx: Db, revision: Pick<Revision, "id"> | undefined, now: Date): Promise<void> {
  const at = now.toISOString();
  const table = () => tx.updateTable("content_revisions");
  await dropAttempt(tx);
  await table().set({ state: "retired" }).where("state", "=", "live").execute();
  if (revision)
    await table()
      .set({ state: "live", step: "", reason: "", live_at: at })
      .where("id", "=", revision.id)
      .execute();
  await writeSignals(tx, [{ topic: "website", id: revision?.id ?? "" }], "", now);
}

/** Notes why a revision is not live; one that was live before stays what it was. */
export async function noteFailure(db: Db, id: string, reason: PublishReason, now: Date): Promise<void> {
  await db
    .updateTable("content_revisions")
    .set((eb) => ({
      step: "" as const,
      reason: reason.text,
      problem: JSON.stringify(reason),
      state: eb
        .case()
        .when("live_at", "is", null)
        .then("failed" as const)
        .else(eb.ref("state"))
        .end(),
    }))
    .where("id", "=", id)
    .execute();
  await writeSignals(db, [{ topic: "website", id }], "", now);
}

export const interrupted: PublishReason = {
  code: "stopped",
  text: "The server stopped while it was publishing: publish again.",
};

/** Notes the publishes that a server did not live to begin or to end; false while somebody publishes. */
export const noteInterrupted = (db: Db, now: Clock): Promise<boolean> =>
  // A look at the lease alone would take a publish that begins right then for one of those.
  runUnleased({ db, now, id: publishLease }, async (tx) => {
    const rows = await tx
      .selectFrom("content_revisions")
      .select("id")
      .where((eb) =>
        eb.or([
          eb("step", "!=", ""),
          eb("state", "=", "queued"),
          eb.and([eb("attempted_at", "is not", null), eb("reason", "=", "")]),
        ]),
      )
      .execute();
    for (const { id } of rows) await noteFailure(tx, id, interrupted, now());
  });
