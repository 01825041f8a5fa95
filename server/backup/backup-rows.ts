import * as v from "valibot";
import type { Db } from "../base/db/open-database.ts";
import { readSetting, writeSetting } from "../base/db/setting-rows.ts";

const names = { good: "last-backup", failed: "failed-backup" };

const row = v.object({ at: v.string(), bytes: v.number(), rows: v.number() });

/** The latest backup that was restored once and agreed in every digest; `at` is the moment of its data. */
type GoodBackup = v.InferOutput<typeof row>;

/** Stores the facts of a good backup over those of the one before. */
export const noteGoodBackup = (db: Db, backup: GoodBackup) =>
  writeSetting(db, names.good, JSON.stringify(backup));

export const noteFailedBackup = (db: Db, at: Date) => writeSetting(db, names.failed, at.toISOString());

/** Finds the facts of the latest good backup; undefined before the first. Throws when the row is none. */
export async function findGoodBackup(db: Db): Promise<GoodBackup | undefined> {
  const value = await readSetting(db, names.good);
  return value === undefined ? undefined : v.parse(row, JSON.parse(value));
}

export async function findFailedBackup(db: Db): Promise<Date | undefined> {
  const value = await readSetting(db, names.failed);
  return value === undefined ? undefined : new Date(value);
}
