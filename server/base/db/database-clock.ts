import { sql } from "kysely";
import { seconds } from "#domain/durations.ts";
import { type Clock, createClock } from "../clock.ts";
import type { Env } from "../env.ts";
import type { Log } from "../logger.ts";
import { type Polling, startPolling } from "../start-polling.ts";
import type { Db } from "./open-database.ts";

/** The milliseconds after which this machine's clock is compared again: somebody may set it. */
const interval = seconds(10);
const notable = seconds(1);

/** Opens the clock of a server or a command: its Postgres's, else this machine's. Only tests set the time. */
export async function openClock(
  db: Db,
  { databaseUrl, startAt }: Pick<Env, "databaseUrl" | "startAt">,
  log: Log,
): Promise<{ now: Clock; stop(): Promise<void> }> {
  if (databaseUrl !== undefined && startAt === undefined) return openDatabaseClock(db, { log });
  return { now: createClock(startAt), async stop() {} };
}

/**
 * Opens the clock of a Postgres, which its servers share: leases and due times are written by one and read by another, so
 * that with a clock of their own one would send what another is sending, or wait for hours. It runs on by `own`, this
 * machine's, corrected by what the database says.
 */
export async function openDatabaseClock(
  db: Db,
  { log, own = Date.now }: { log: Log; own?: () => number },
): Promise<{ now: Clock } & Polling> {
  let ahead = 0;
  let told = 0;
  const compare = async () => {
    const start = performance.now();
    const { rows } = await sql<{
      at: string;
    }>`select extract(epoch from clock_timestamp()) * 1000 as at`.execute(db);
    const unsure = (performance.now() - start) / 2;
    const measured = own() - (Number(rows[0]?.at) + unsure);
    // A slow answer says little: the clock is not to jump with each.
    if (Math.abs(measured - ahead) <= unsure) return;
    if (Math.abs(measured - told) > notable) {
      log.warn({ ahead_ms: Math.round(measured) }, "this machine's clock is off: the database's counts");
      told = measured;
    }
    ahead = measured;
  };
  await compare();
  const problem = "the database's clock cannot be read, going on by this machine's";
  const polling = startPolling(compare, { log, interval, problem });
  return { now: () => new Date(own() - ahead), ...polling };
}
