import { type RawBuilder, sql } from "kysely";
import { days, minutes } from "#domain/durations.ts";
import type { AuthEnv } from "../base/auth-env.ts";
import type { CleaningStep } from "../base/cleaning-step.ts";
import { ago } from "../base/clock.ts";
import type { AuthTables } from "../base/db/auth-schema.ts";
import type { Db } from "../base/db/open-database.ts";

/** How long an ended session is kept: a signed-out person is told why, where an unknown one is only refused. */
const sessionGrace = days(1);
/** The lifetime of a flow, which is longer than that of its longest link. */
const flowLifetime = days(4);
const challengeGrace = days(1);
const factorLifetime = minutes(5);
const deviceLifetime = days(365);
/** How long the audit is kept: at least 24 months, however many days these have. */
const auditLifetime = days(731);

/** The steps that delete what sign-in no longer needs; each deletes up to `limit` rows and tells whether more may be left. */
export function expiredRowSteps(db: Db, now: Date, { sessionLifetime, idleLimit }: AuthEnv): CleaningStep[] {
  // The triggers of the audit table go by the database's own clock, which the server's may be ahead of.
  const realNow = new Date(Math.min(now.getTime(), Date.now()));
  const auditUntil = ago(realNow, auditLifetime);
  return [
    step("one_time_tokens", sql`expires_at <= ${ago(now, 0)}`),
    step("pkce_flows", sql`created_at <= ${ago(now, flowLifetime)}`),
    step("sessions", sql`created_at <= ${ago(now, sessionLifetime + sessionGrace)}`),
    step("sessions", sql`active_at <= ${ago(now, idleLimit + sessionGrace)}`),
    step("factor_challenges", sql`created_at <= ${ago(now, challengeGrace)}`),
    // A literal, because a partial index is not used for a parameter.
    step("factors", sql`status = 'unverified' and created_at <= ${ago(now, factorLifetime)}`),
    step("user_devices", sql`last_used_at <= ${ago(now, deviceLifetime)}`, sql`user_id, device_hash`),
    step("audit", sql`at <= ${auditUntil}`),
  ];

  function step(table: keyof AuthTables, isExpired: RawBuilder<unknown>, key = sql`id`): CleaningStep {
    return async (limit) => {
      const due = sql`select ${key} from ${sql.table(table)} where ${isExpired} limit ${limit}`;
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where (${key}) in (${due})`.execute(db);
      return Number(numAffectedRows) >= limit;
    };
  }
}
