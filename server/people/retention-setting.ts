import {
  mostMonths,
  type Retention,
  type StoredRetention,
  usualRetention,
} from "#domain/people/retention.ts";
import type { Db } from "../base/db/open-database.ts";
import { addSetting, readSetting, writeSetting } from "../base/db/setting-rows.ts";

const name = "retention";
/** What held before there was a setting. */
const before: Retention = { inquiryMonths: mostMonths, clientMonths: mostMonths };

/** Reads how long people are kept. Without a setting the usual months begin now, so that their notice is still to come. */
export async function readRetention(db: Db, now: Date): Promise<StoredRetention> {
  const value = await readSetting(db, name);
  if (value !== undefined) return JSON.parse(value) as StoredRetention;
  return { ...usualRetention, former: before, changedAt: now.toISOString() };
}

/** Stores the usual months as the setting unless there is one; the notice runs from then on. */
export async function beginRetention(db: Db, now: Date): Promise<void> {
  await addSetting(db, name, JSON.stringify(await readRetention(db, now)));
}

export const writeRetention = (tx: Db, stored: StoredRetention): Promise<void> =>
  writeSetting(tx, name, JSON.stringify(stored));
