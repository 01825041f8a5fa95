import { randomUUID } from "node:crypto";
import type { Db } from "../base/db/open-database.ts";
import { writeSignals } from "../base/db/signals.ts";
import { newId } from "../base/new-id.ts";
import { applyEdits } from "../content/apply-edits.ts";
import { deleteStoredEdit, type StoredEdit } from "../content/edit-rows.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { findNames } from "../people/colleagues.ts";
import type { Circumstances } from "../preflight/facts/launch-facts.ts";
import { claimLease, leaseHolder, publishLease } from "../release/leases.ts";
import { lengthFinding } from "./level-lengths.ts";
import { checkContent } from "./rule-findings.ts";
import { readCircumstances, type WebsiteOptions } from "./website-options.ts";
import { chooseDrafts, loadState, nextEdits, type WebsiteState } from "./website-state.ts";

/** Takes the lease of a publish for the caller. Throws `publish-busy` while somebody publishes, on whatever server. */
export async function claimPublish(tx: Db, { staff, now }: StaffCall): Promise<string> {
  const holder = randomUUID();
  const lease = { db: tx, now: () => now, id: publishLease, holder, actorId: staff.userId };
  if (await claimLease(lease)) return holder;
  const actorId = (await leaseHolder(tx, publishLease, now)) ?? null;
  const by = (await findNames(tx, [actorId])).get(actorId ?? "") ?? "";
  throw new OperationRefused("publish-busy", { conflict: { current: "", by, at: now.toISOString() } });
}

/** Whether the website can show the drafts of some paths, or all: there are some, and none of them is wrong. */
export function isWhole(state: WebsiteState, paths?: readonly string[]): boolean {
  const chosen = chooseDrafts(state, paths);
  if (chosen.length === 0) return false;
  const { parked, content } = applyEdits(state.shipped, nextEdits(state, paths));
  return chosen.every(
    ({ path, value }) =>
      (value === undefined || !parked.some(({ edit }) => edit.path === path)) &&
      lengthFinding(content, path)?.severity !== "error",
  );
}

/** Whether the website may show them to everybody: a real practice has no blocker. */
export async function canPublish(
  state: WebsiteState,
  circumstances: Circumstances,
  paths?: readonly string[],
): Promise<boolean> {
  if (!isWhole(state, paths)) return false;
  const { content } = applyEdits(state.shipped, nextEdits(state, paths));
  return (
    isSample(content) || circumstances.env.ignoresPreflight || !(await hasBlocker(content, circumstances))
  );
}

const isSample = (content: WebsiteState["shipped"]) =>
  (content.business as { sample?: unknown }).sample === true;

async function hasBlocker(content: WebsiteState["shipped"], circumstances: Circumstances) {
  const findings = await checkContent(content, circumstances);
  return findings.some(({ severity }) => severity === "blocker");
}

/** What the launch checklist said of some edits. */
export type Checked = { edits: string; canPublish: boolean };

/** Checks what a publish of some paths, or all, would show. It takes long: all that is written would wait for it. */
export async function checkEdits(
  state: WebsiteState,
  paths: readonly string[] | undefined,
  options: WebsiteOptions,
): Promise<Checked> {
  const circumstances = await readCircumstances(options);
  return { edits: editsFor(state, paths), canPublish: await canPublish(state, circumstances, paths) };
}

/** The edits of a next revision, as it stores them. */
export const editsFor = (state: WebsiteState, paths?: readonly string[]): string =>
  JSON.stringify(nextEdits(state, paths));

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
  const state = await loadState(tx);
  const drafts = chooseDrafts(state, paths);
  if (!isWhole(state, paths)) throw new OperationRefused("not-publishable");
  if (editsFor(state, paths) !== checked.edits) throw new OperationRefused("state-changed");
  if (!checked.canPublish) throw new OperationRefused("not-publishable");
  return { id: await insertEdits(tx, state, paths, { actorId: staff.userId, now }), drafts };
}

/** Inserts the revision of a state's edits with the drafts of some paths, or all; resolves with its id. */
export async function insertEdits(
  tx: Db,
  state: WebsiteState,
  paths: readonly string[] | undefined,
  { actorId, now }: { actorId: string; now: Date },
): Promise<string> {
  const id = newId(now);
  await tx
    .insertInto("content_revisions")
    .values({
      id,
      state: "queued" as const,
      step: "" as const,
      reason: "",
      live_at: null,
      edits: editsFor(state, paths),
      actor_id: actorId,
      created_at: now.toISOString(),
    })
    .execute();
  return id;
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
