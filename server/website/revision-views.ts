import { publishProblem } from "#domain/office/publish-problem.ts";
import { mostRevisions, type WebsiteRevision } from "#domain/office/website-values.ts";
import type { Db } from "../base/db/open-database.ts";
import { readProblem } from "../base/stored-reason.ts";
import type { Names } from "../people/colleagues.ts";

/** Lists the latest revisions, newest first. */
export const listRevisionRows = (db: Db) =>
  db
    .selectFrom("content_revisions")
    .select(["id", "state", "step", "reason", "problem", "changed", "actor_id", "created_at"])
    .select(["live_at", "attempted_at"])
    .orderBy("id", "desc")
    .limit(mostRevisions)
    .execute();

type Row = Awaited<ReturnType<typeof listRevisionRows>>[number];

export const viewRevisions = (rows: readonly Row[], names: Names): WebsiteRevision[] =>
  rows.map((row) => ({
    id: row.id,
    state: row.state,
    step: row.step,
    reason: reasonOf(row),
    at: row.created_at,
    changed: JSON.parse(row.changed),
    by: names.get(row.actor_id) ?? "",
    liveAt: row.live_at,
    attemptedAt: row.attempted_at,
  }));

const reasonOf = ({ reason: text, problem: stored }: Row) =>
  text === "" ? null : (readProblem(publishProblem, { text, stored }) ?? { code: "other" as const });
