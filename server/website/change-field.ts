import { canEdit } from "#domain/office/edit-rights.ts";
import type { Finding } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { type FieldType, findFieldType } from "#domain/website/find-field.ts";
import type { Db } from "../base/db/open-database.ts";
import { digestOf, valueAt } from "../content/content-values.ts";
import {
  deleteStoredEdit,
  type EditTable,
  type FieldEdit,
  findStoredEdit,
  storeEdit,
} from "../content/edit-rows.ts";
import { readShipped } from "../content/read-content.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { findName } from "../people/colleagues.ts";
import type { Circumstances } from "../preflight/facts/launch-facts.ts";
import { checkValue, isFitting } from "./check-value.ts";
import { requirePictures } from "./pictures-staff.ts";
import { isReachable, loadState } from "./website-state.ts";

/** The table for changes of a field: settings for those that act at once, else drafts. */
export const tableOf = ({ actsAtOnce }: FieldType): EditTable =>
  actsAtOnce ? "content_settings" : "content_drafts";

export type Wanted = { path: string; version: string; value: Json | undefined };

/**
 * Stores a change of a field; without a value, that it goes back to what is shipped. Throws `not-found` where there is
 * no such field, `field-conflict` where somebody else changed it, `input-invalid` where it would act at once and is wrong.
 */
export async function changeField(
  tx: Db,
  { path, version, value }: Wanted,
  { staff, now }: StaffCall,
  circumstances: Circumstances,
): Promise<{ version: string; findings: Finding[] }> {
  const type = findFieldType(path);
  const state = await loadState(tx);
  if (type) requireRight(staff, type);
  const isLeft = value === undefined && state.liveEdits.some((edit) => edit.path === path);
  if (!type || !(isLeft || isReachable(state, path))) throw new OperationRefused("not-found");
  if (value !== undefined && !isFitting(path, value))
    throw new OperationRefused("input-invalid", { field: "value" });
  const shipped = valueAt(state.shipped, path);
  const next = value === undefined ? (shipped ?? null) : value;
  const findings = isReachable(state, path) ? checkValue(state, path, next, circumstances) : [];
  const mistake = findings.find(({ severity }) => severity === "error");
  if (type.actsAtOnce && mistake)
    throw new OperationRefused("input-invalid", { field: "value", message: mistake.says.en });
  await requirePictures(tx, { path, value: next });
  const change = { path, version, actorId: staff.userId, now };
  const stored = await storeEdit(tx, tableOf(type), change, { value, base: digestOf(shipped) });
  if (stored === undefined) throw await conflictAt(tx, tableOf(type), path, now);
  return { version: stored, findings };
}

/** Throws `role-forbidden` where a field is not the caller's to change. */
export function requireRight({ role }: StaffCall["staff"], type: FieldType): void {
  if (!canEdit(role, type)) throw new OperationRefused("role-forbidden");
}

/** Drops the draft or the setting of a field; resolves with the version that is left. Throws `field-conflict`. */
export async function dropChange(
  tx: Db,
  seen: { path: string; version: string },
  { staff, now }: StaffCall,
): Promise<string> {
  const type = findFieldType(seen.path);
  if (type) requireRight(staff, type);
  const table = type ? tableOf(type) : "content_drafts";
  const left = type?.actsAtOnce
    ? await dropSetting(tx, { ...seen, actorId: staff.userId, now })
    : await deleteStoredEdit(tx, table, seen);
  if (left === undefined) throw await conflictAt(tx, table, seen.path, now);
  return left;
}

/** A publish may have taken it along: without a row that value would be in effect again. */
const dropSetting = (tx: Db, change: FieldEdit) =>
  storeEdit(tx, "content_settings", change, {
    value: undefined,
    base: digestOf(valueAt(readShipped(), change.path)),
  });

async function conflictAt(tx: Db, table: EditTable, path: string, now: Date): Promise<OperationRefused> {
  const current = await findStoredEdit(tx, table, path);
  const { shipped, live } = await loadState(tx);
  // What was published or taken back meanwhile is stored no longer, and what is live stands there.
  const stands = !current
    ? valueAt(live.content, path)
    : current.value === undefined
      ? valueAt(shipped, path)
      : current.value;
  const conflict = {
    current: JSON.stringify(stands ?? null),
    by: await findName(tx, current?.actorId),
    at: current?.changedAt ?? now.toISOString(),
  };
  return new OperationRefused("field-conflict", { field: path, conflict });
}
