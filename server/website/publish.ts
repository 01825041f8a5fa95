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

/** Inserts the revision that shows the drafts of some paths, or all; resolves with its id and those drafts. Throws `not-publishable`. */
export async function insertRevision(
  tx: Db,
  paths: readonly string[] | undefined,
  { staff, now }: StaffCall,
  options: WebsiteOptions,
): Promise<{ id: string; drafts: StoredEdit[] }> {
  const state = await loadState(tx);
  const drafts = chooseDrafts(state, paths);
  if (!(await canPublish(state, await readCircumstances({ ...options, db: tx }), paths)))
    throw new OperationRefused("not-publishable");
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
      edits: JSON.stringify(nextEdits(state, paths)),
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
