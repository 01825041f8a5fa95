import { findFieldType } from "#domain/website/find-field.ts";
import type { Db } from "../base/db/open-database.ts";
import { digestOf, valueAt } from "../content/content-values.ts";
import { findStoredEdit, storeEdit } from "../content/edit-rows.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { requireRight, tableOf } from "./change-field.ts";
import { isConflict, loadState } from "./website-state.ts";

/**
 * Settles a conflict for the office: its value is stored again, now over the shipped value of today. Nothing changes on
 * the website; the next publish takes it along. Throws `state-changed` when there is no conflict any longer.
 */
export async function keepValue(tx: Db, path: string, { staff, now }: StaffCall): Promise<void> {
  const state = await loadState(tx);
  const type = findFieldType(path);
  if (type) requireRight(staff, type);
  const edit = state.live.conflicts.find((each) => each.edit.path === path)?.edit;
  if (!type || !edit || !isConflict(state, path)) throw new OperationRefused("state-changed");
  const table = tableOf(type);
  const stored = await findStoredEdit(tx, table, path);
  const change = { path, version: stored?.version ?? "", actorId: staff.userId, now };
  // A draft of null takes the field out.
  const value = stored?.value === undefined ? edit.value : stored.value;
  await storeEdit(tx, table, change, { value, base: digestOf(valueAt(state.shipped, path)) });
}
