import { publishProblem } from "#domain/office/publish-problem.ts";
import { mostRevisions, type WebsiteRevision } from "#domain/office/website-values.ts";
import type { Edit } from "#domain/website/edits.ts";
import type { Db } from "../base/db/open-database.ts";
import { readProblem } from "../base/stored-reason.ts";
import { isSame } from "../content/content-values.ts";
import type { Names } from "../people/colleagues.ts";
import type { Revision } from "../release/revisions.ts";
import { editsOf } from "./website-state.ts";

/** Lists the latest revisions, newest first; one more than are shown, to compare the last of those with. */
export const listRevisionRows = (db: Db): Promise<Revision[]> =>
  db
    .selectFrom("content_revisions")
    .selectAll()
    .orderBy("id", "desc")
    .limit(mostRevisions + 1)
    .execute();

/** Makes the views of revisions, newest first, each with the fields in which it differs from the one before it. */
export const viewRevisions = (rows: readonly Revision[], names: Names): WebsiteRevision[] =>
  rows.slice(0, mostRevisions).map((row, index) => ({
    id: row.id,
    state: row.state,
    step: row.step,
    reason: reasonOf(row),
    at: row.created_at,
    changed: changedBetween(formerOf(rows.slice(index + 1)), editsOf(row)),
    by: names.get(row.actor_id) ?? "",
    liveAt: row.live_at,
  }));

const reasonOf = ({ reason: text, problem: stored }: Revision) =>
  text === "" ? null : (readProblem(publishProblem, { text, stored }) ?? { code: "other" as const });

/** What was live when a revision was made; a revision that failed changed nothing. */
const formerOf = (older: readonly Revision[]): Edit[] => {
  const former = older.find(({ live_at }) => live_at !== null);
  return former ? editsOf(former) : [];
};

function changedBetween(before: readonly Edit[], after: readonly Edit[]): string[] {
  const [old, now] = [before, after].map((edits) => new Map(edits.map(({ path, value }) => [path, value])));
  const paths = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...paths]
    .filter((path) => !isSame(old?.get(path), now?.get(path)) || old?.has(path) !== now?.has(path))
    .sort();
}
