import { reminderTimes } from "#domain/practice/appointment-choices.ts";
import { remindOfBooked } from "../appointments/reminders.ts";
import type { Db } from "../base/db/open-database.ts";
import { valueAt } from "../content/content-values.ts";
import type { WebsiteOptions } from "./website-options.ts";
import { loadState } from "./website-state.ts";

const path = "appointments/reminders";

/** Lets a change of a setting hold for what was booked before it, in its own transaction: the times of reminders do. */
export async function followSetting(
  tx: Db,
  paths: readonly string[],
  now: Date,
  { secret }: WebsiteOptions,
): Promise<void> {
  if (!paths.includes(path)) return;
  const chosen = valueAt((await loadState(tx)).live.content, path);
  const times = reminderTimes.filter((time) => Array.isArray(chosen) && chosen.includes(time));
  await remindOfBooked(tx, times, { now, secret, isLimited: false });
}
