import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { movableSettings } from "../base/backup-env.ts";
import { sqliteFile } from "../base/db/open-database.ts";
import { type Env, settingNames } from "../base/env.ts";
import { archiveNames } from "./archive-names.ts";
import type { TableDigests } from "./manifest.ts";
import { dumpPostgres } from "./postgres-dump.ts";
import { settingsFile } from "./settings-file.ts";
import { copySqlite, digestSqlite } from "./sqlite-copy.ts";

/** What `DATA_DIR` holds that is copied another way, is built again, belongs to the disk, or is left from a backup or a restore. */
const leftOut = /^(?:ventanilla\.sqlite.*|releases|restored|lost\+found|(?:backup|restore)-.*)$/;

/** Lays out in an empty folder all that a backup holds, and resolves with what the database was. */
export async function stage(
  env: Env,
  source: NodeJS.ProcessEnv,
  folder: string,
): Promise<{ tables: TableDigests; migrations: string[] }> {
  mkdirSync(join(folder, archiveNames.data), { mode: 0o700 });
  const names = existsSync(env.dataDir) ? readdirSync(env.dataDir) : [];
  for (const name of names.filter((each) => !leftOut.test(each)))
    cpSync(join(env.dataDir, name), join(folder, archiveNames.data, name), { recursive: true });
  if (existsSync("content")) cpSync("content", join(folder, archiveNames.content), { recursive: true });
  const settings = settingsFile(movableSettings(settingNames, source));
  writeFileSync(join(folder, archiveNames.settings), settings, { mode: 0o600 });
  if (env.databaseUrl) return dumpPostgres(env.databaseUrl, join(folder, archiveNames.postgres));
  const copy = join(folder, archiveNames.sqlite);
  await copySqlite(sqliteFile(env.dataDir), copy);
  return digestSqlite(copy);
}

export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !(way.startsWith("..") || isAbsolute(way));
}
