import { sql } from "kysely";
import type { Log } from "../logger.ts";
import { isPostgres } from "./is-postgres.ts";
import { withTemporaryFiles } from "./migrate.ts";
import { type Db, emptyLog } from "./open-database.ts";
import { addSetting, readSetting } from "./setting-rows.ts";

const setting = "freed-pages-overwritten";

/**
 * Rewrites SQLite's file, once: older versions did not overwrite what they deleted (`secure_delete`). At the start, while
 * nobody writes: it takes a second or two for each 100 MB. A disk without room for a second file keeps no server from starting.
 */
export async function overwriteFreedPages(db: Db, log: Log): Promise<void> {
  if (isPostgres(db) || (await readSetting(db, setting)) !== undefined) return;
  try {
    await withTemporaryFiles(db, () => sql`vacuum`.execute(db));
    await emptyLog(db);
    await addSetting(db, setting, "1");
  } catch (err) {
    log.error({ err }, "what older versions deleted stays in the file; the next start tries again");
  }
}
