import type { Db } from "./open-database.ts";

export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Stores a row of `settings` unless there is one; false when there is. */
export async function addSetting(db: Db, name: string, value: string): Promise<boolean> {
  const added = await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  return added !== undefined;
}

/** Stores a row of `settings` unless there is one, and resolves with the value that stands: servers agree on the first. */
export async function ensureSetting(db: Db, name: string, value: string): Promise<string> {
  await addSetting(db, name, value);
  const stored = await readSetting(db, name);
  if (stored === undefined) throw new Error(`The row ${name} of settings is gone.`);
  return stored;
}
