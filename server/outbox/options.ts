import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Practice } from "#domain/practice.ts";
import type { Database } from "../db/schema.ts";
import type { Env } from "../env.ts";

export type OutboxOptions = {
  db: Kysely<Database>;
  now: () => Date;
  env: Env;
  practice: Practice;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** From 0 to 1; spreads the retries. */
  random?: () => number;
};
