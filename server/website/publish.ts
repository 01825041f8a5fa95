import { randomUUID } from "node:crypto";
import type { Content, Edit } from "#domain/website/edits.ts";
import type { Db } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import { newId } from "../base/new-id.ts";
import { isSame } from "../content/content-values.ts";
import { deleteStoredEdit, type StoredEdit } from "../content/edit-rows.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { findName } from "../people/colleagues.ts";
import type { Circumstances } from "../preflight/facts/launch-facts.ts";
import { claimLease, findPublisher, publishLease } from "../release/leases.ts";
import { findLiveRevision, noteAttempt } from "../release/revisions.ts";
import { lengthFinding } from "./level-lengths.ts";
import { checkContent } from "./rule-findings.ts";
import { readCircumstances, type WebsiteOptions } from "./website-options.ts";
import { editsOf, loadState, type NextRevision, nextRevision } from "./website-state.ts";

/** Takes the lease of a publish for the caller. Throws `publish-busy` while somebody publishes, on whatever server. */
export async function claimPublish(tx: Db, { staff, now }: StaffCall): Promise<string> {
  const holder = randomUUID();
  const lease = { db: tx, now: () => now, id: publishLease, holder, actorId: staff.userId };
  if (await claimLease(lease)) return holder;
  const by = await findName(tx, await findPublisher(tx, now));
  throw new OperationRefused("publish-busy", { conflict: { current: "", by, at: now.toISOString() } });
}

/** Whether the website can show a revision: it has drafts, and none of them is wrong. */
export const isWhole = ({ drafts, content, parked }: NextRevision): boolean =>
  drafts.length > 0 &&
  drafts.every(
    ({ path, value }) =>
      (value === undefined || !parked.some(({ edit }) => edit.path === path)) &&
      lengthFinding(content, path)?.severity !== "error",
  );

/** Whether the website may show it to everybody: a real practice has no blocker. */
export async function canPublish(next: NextRevision, circumstances: Circumstances): Promise<boolean> {
  if (!isWhole(next)) return false;
  const { content } = next;
  return (
    isSample(content) || circumstances.env.ignoresPreflight || !(await hasBlocker(content, circumstances))
  );
}

const isSample = (content: Content) => (content.business as { sample?: unknown }).sample === true;

async function hasBlocker(content: Content, circumstances: Circumstances) {
  const findings = await checkContent(content, circumstances);
  return findings.some(({ severity }) => severity === "blocker");
}

/** What the launch checklist said of some edits. */
export type Checked = { edits: string; canPublish: boolean };

/** Checks what a publish would show. It takes long: all that is written would wait for it. */
export async function checkEdits(next: NextRevision, options: WebsiteOptions): Promise<Checked> {
  return { edits: next.edits, canPublish: await canPublish(next, await readCircumstances(options)) };
}

/**
 * Inserts the revision that shows the drafts of some paths, or all; resolves with its id and those drafts. Throws
 * `not-publishable`, and `state-changed` where they are others than were checked.
 */
export async function insertRevision(
  tx: Db,
  paths: readonly string[] | undefined,
  checked: Checked,
  { staff, now }: StaffCall,
): Promise<{ id: string; drafts: StoredEdit[] }> {
  const next = nextRevision(await loadState(tx), paths);
  const { drafts, edits } = next;
  if (!isWhole(next)) throw new OperationRefused("not-publishable");
  if (edits !== checked.edits) throw new OperationRefused("state-changed");
  if (!checked.canPublish) throw new OperationRefused("not-publishable");
  return { id: await insertEdits(tx, edits, { actorId: staff.userId, now }), drafts };
}

/** Inserts a revision of edits, whose publish begins; resolves with its id. */
export async function insertEdits(
  tx: Db,
  edits: string,
  { actorId, now }: { actorId: string; now: Date },
): Promise<string> {
  const id = newId(now);
  const live = await findLiveRevision(tx);
  const changed = changedBetween(live ? editsOf(live) : [], editsOf({ edits }));
  await tx
    .insertInto("content_revisions")
    .values({
      id,
      state: "queued" as const,
      step: "" as const,
      reason: "",
      live_at: null,
      edits,
      changed: JSON.stringify(changed),
      actor_id: actorId,
      created_at: now.toISOString(),
    })
    .execute();
  await noteAttempt(tx, id, now);
  return id;
}

function changedBetween(before: readonly Edit[], after: readonly Edit[]): string[] {
  const [old, now] = [before, after].map((edits) => new Map(edits.map(({ path, value }) => [path, value])));
  const paths = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...paths]
    .filter((path) => !isSame(old?.get(path), now?.get(path)) || old?.has(path) !== now?.has(path))
    .sort();
}

/** Publishes a revision, then drops the drafts that it shows. One that a stopped server left counts as no change. */
export async function publishDrafts(
  id: string,
  drafts: readonly StoredEdit[],
  { actorId, holder }: { actorId: string; holder: string },
  { db, releases, now }: WebsiteOptions,
): Promise<void> {
  const published = await releases.publish(id, { actorId, holder });
  if (published.result !== "live") return;
  for (const draft of drafts) await deleteStoredEdit(db, "content_drafts", draft);
  await writeSignals(db, [{ topic: "website", id: "" }], actorId, now());
}
