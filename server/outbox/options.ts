import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import type { Log } from "../base/logger.ts";

export type OutboxOptions = {
  db: Db;
  now: () => Date;
  env: Env;
  practice: Practice;
  log: Pick<Log, "info" | "warn" | "error">;
  /** From 0 to 1; spreads the retries. */
  random?: () => number;
};
