import { spawn } from "node:child_process";
import { join } from "node:path";
import { Temporal } from "temporal-polyfill";
import { hours, isWithin, minutes, seconds } from "#domain/durations.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import { isClockTrusted } from "../base/db/trusted-clock.ts";
import type { Env } from "../base/env.ts";
import type { Log } from "../base/logger.ts";
import { takeLease } from "../release/leases.ts";
import { findFailedBackup, findGoodBackup, noteFailedBackup } from "./backup-rows.ts";
import { backupName } from "./kept-backups.ts";
import { endedBy } from "./run-program.ts";

type Options = {
  db: Db;
  now: Clock;
  env: Env;
  log: Log;
  /** The practice's zone, in which the time of day is meant. */
  timeZone: () => string;
  /** The milliseconds between two looks at the clock. */
  poll?: number;
  /** The milliseconds after which a backup hangs; one of gigabytes, which gives way to visitors, takes some minutes. */
  timeLimit?: number;
};

/** The time that a process which is to end has for removing its copies, in milliseconds; then it is killed. */
const endGrace = seconds(5);

/**
 * Whether the daily backup is to be made now; one that failed is tried again after an hour. What is more than an hour to
 * come was noted by a clock that was ahead, and counts for nothing.
 */
export function isBackupDue(
  now: Date,
  { at, timeZone }: { at: string; timeZone: string },
  { good, failed }: { good: Date | undefined; failed: Date | undefined },
): boolean {
  if (failed && isWithin(hours(1), now.getTime(), failed.getTime())) return false;
  if (good && good.getTime() - now.getTime() > hours(1)) return true;
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = here.withPlainTime(at);
  // By yesterday's date, not 24 hours before today's moment: a time that a clock change skips today was there yesterday.
  const yesterday = here.subtract({ days: 1 }).withPlainTime(at);
  const latest = Temporal.ZonedDateTime.compare(today, here) > 0 ? yesterday : today;
  return !good || good.getTime() < latest.epochMilliseconds;
}

/**
 * Starts the daily backup: one server after another takes the lease, and a process of its own does the work, so that no
 * page waits for it. Every server has what is outdated in its own folder deleted, by a process, too: this one would stand
 * still with a disk of the network that is away.
 */
export function startBackups(options: Options): { stop(): Promise<void> } {
  const { db, now, env, log, timeLimit = hours(3) } = options;
  const { folder, recipient, at } = env.backup;
  if (folder === undefined) return { stop: async () => {} };
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  /** When a backup failed that could not be noted: on a full disk. */
  let failedAt: Date | undefined;
  const isDue = async () =>
    isBackupDue(
      now(),
      { at, timeZone: options.timeZone() },
      {
        good: await findGoodBackup(db).then((good) => good && new Date(good.at)),
        failed: failedAt ?? (await findFailedBackup(db)),
      },
    );

  async function run(into: string): Promise<void> {
    if (!(await isDue())) return;
    const lease = await takeLease({ db, now, id: "backup" });
    if (!lease) return;
    try {
      // Another server may have made it meanwhile.
      if (!(await isDue())) return;
      const file = join(into, backupName(now(), recipient !== undefined));
      const reason = await runScript("backup", [file], timeLimit, stopping.signal);
      if (stopping.signal.aborted) return;
      if (reason === undefined) return;
      log.error({ reason }, "the daily backup failed");
      failedAt = now();
      await noteFailedBackup(db, failedAt);
      failedAt = undefined;
    } finally {
      await lease.drop();
    }
  }

  let tidiedAt = Number.NEGATIVE_INFINITY;
  async function tidy(into: string): Promise<void> {
    if (isWithin(hours(1), now().getTime(), tidiedAt)) return;
    tidiedAt = now().getTime();
    if (!(await isClockTrusted(db, now()))) return;
    const good = await findGoodBackup(db);
    const words = [into, now().toISOString(), ...(good ? [good.at] : [])];
    const reason = await runScript("drop-backups", words, timeLimit, stopping.signal);
    if (reason !== undefined && !stopping.signal.aborted)
      log.error({ reason }, "outdated backups could not be deleted");
  }

  const look = () => {
    running ??= run(folder)
      .catch((err: unknown) => log.error({ err }, "the daily backup failed"))
      .then(() => tidy(folder))
      .catch((err: unknown) => log.error({ err }, "outdated backups could not be deleted"))
      .finally(() => {
        running = undefined;
      });
  };
  look();
  const timer = setInterval(look, options.poll ?? minutes(1)).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

/** Runs a script as a process that ends with the server; resolves with why it failed, else undefined. */
function runScript(
  name: "backup" | "drop-backups",
  words: string[],
  timeLimit: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (signal.aborted) return Promise.resolve("the server stopped");
  const options = ["--max-old-space-size=128", "--import", "./build/end-with-parent.ts"];
  const child = spawn(process.execPath, [...options, `scripts/${name}.ts`, ...words], {
    stdio: ["pipe", "ignore", "pipe"],
  });
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk).slice(-4000);
  });
  let ended: string | undefined;
  const end = (why: string) => {
    ended = why;
    child.kill("SIGTERM");
    // One that hangs may not answer, and is not waited for: its lock goes with it, and the next backup is not held up.
    setTimeout(() => {
      child.kill("SIGKILL");
      resolve(why);
    }, endGrace).unref();
  };
  const onStop = () => end("the server stopped");
  signal.addEventListener("abort", onStop);
  const late = setTimeout(() => end(`it was not over after ${timeLimit / minutes(1)} minutes`), timeLimit);
  child.on("error", ({ message }) => resolve(message));
  child.on("close", (code, killedBy) => {
    const reason = killedBy ? endedBy("it", killedBy) : reasonOf(said) || `it ended with ${code}`;
    resolve(code === 0 ? undefined : (ended ?? reason));
  });
  return promise.finally(() => {
    clearTimeout(late);
    signal.removeEventListener("abort", onStop);
  });
}

/** A script that refuses ends with its sentence; after an error Node adds its stack and its version. */
function reasonOf(said: string): string | undefined {
  const lines = said.trim().split("\n");
  const last = lines.at(-1);
  return last?.startsWith("Node.js v") ? lines.find((line) => /^\w*error\b.*: /i.test(line)) : last;
}
