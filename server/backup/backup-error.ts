import {
  damaged,
  damagedDatabase,
  databaseFailure,
  readOnly,
  untrusted,
} from "../base/db/database-failure.ts";

/** A backup or a restore that failed; the message is one sentence for a terminal and a log. */
export class BackupError extends Error {
  override name = "BackupError";
}

export const fullPostgres = "The disk of Postgres is full.";

/** What an error of the disk or of a database means for a backup; undefined for one of a setting or of the program. */
export function backupProblem(error: unknown): string | undefined {
  if (error instanceof BackupError) return error.message;
  const { code = "", path = "" } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return "The disk is full.";
  if (code === "53100") return fullPostgres;
  if (/^(?:EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$/.test(code)) return `${path} cannot be written (${code}).`;
  if (code === "ENOENT") return `${path} is not there.`;
  // Told with the setting.
  if (code === readOnly) return undefined;
  const failure = databaseFailure(error);
  if (failure === damaged) return damagedDatabase((error as Error).message);
  return failure === undefined || failure === untrusted ? undefined : `It failed: ${failure}.`;
}
