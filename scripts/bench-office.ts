import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { loadToday } from "#server/desk/load-today.ts";
import { findPeople } from "#server/people/find-people.ts";
import { listPeople } from "#server/people/list-people.ts";
import { signedInStaff } from "#tests/api/office-staff.ts";
import { startPostgres } from "#tests/start-postgres.ts";
import { answers, machineLoad, percentile, startServer } from "./bench-server.ts";
import { preloadPeople } from "./preload-people.ts";

const people = 100_000;
const rounds = 300;
/** Calls of each kind that are not measured: a server that has just started still compiles its code. */
const warmUp = 50;
/** The most milliseconds of each row at the 95th percentile, and that one query may hold up the event loop. */
const most = { today: 15, page: 15, digits: 20, names: 30, standstill: 10 };

/** The office's reads over 100,000 people, on SQLite and on Postgres. */
export async function benchOffice(): Promise<void> {
  const sqlite = mkdtempSync(join(tmpdir(), "ventanilla-bench-office-"));
  const failed = await measure("SQLite", { DATA_DIR: sqlite }, 3954);
  const postgres = await startPostgres();
  const settings = {
    DATA_DIR: mkdtempSync(`${sqlite}-`),
    DATABASE_URL: await postgres.createDatabase("bench"),
  };
  failed.push(...(await measure("Postgres", settings, 3955)));
  await postgres.stop();
  process.exitCode = failed.length > 0 ? 1 : 0;
}

async function measure(engine: string, settings: Record<string, string>, port: number): Promise<string[]> {
  const print = (text: string) => console.log(`${engine}: ${text}`);
  await preloadPeople({ args: [String(people)], settings, print, refuse: print });
  const env = readEnv({ SITE_URL: `http://127.0.0.1:${port}`, ...settings });
  const db = openDatabase(env);
  const now = () => new Date();
  const { token } = await signedInStaff({ db, env, now });
  const server = startServer(port, { ...settings, SITE_URL: env.siteUrl, RATE_LIMITS: "off" });
  await answers(`${env.siteUrl}/`);
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${env.siteUrl}/office/api${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = (await answer.json()) as { next?: string };
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(json)}`);
    return json;
  };
  const deep = `2025-06-01T00:00:00.000Z z`;
  const digits = (round: number) => String(1000 + ((round * 7919) % 9000));
  const names = ["maria garcia", "jose lopez", "ana ruiz", "grace okafor", "guadalupe hernandez", "lee kim"];
  const rows: [string, number, (round: number) => Promise<unknown>][] = [
    ["Today", most.today, () => call("/today")],
    ["page of people, deep", most.page, () => call(`/people?after=${encodeURIComponent(deep)}`)],
    [
      "page of a rare form, deep",
      most.page,
      () => call(`/people?form=business&after=${encodeURIComponent(deep)}`),
    ],
    ["search by last 4 digits", most.digits, (round) => call("/people/find", { text: digits(round) })],
    [
      "search by two names",
      most.names,
      (round) => call("/people/find", { text: names[round % names.length] }),
    ],
  ];
  const failed: string[] = [];
  for (const [, , run] of rows) for (let round = 0; round < warmUp; round++) await run(round);
  for (const [title, limit, run] of rows) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await run(round);
      times.push(performance.now() - start);
    }
    const p95 = percentile(times, 0.95);
    const p50 = percentile(times, 0.5).toFixed(1);
    print(`${title}: p50 ${p50} ms, p95 ${p95.toFixed(1)} ms of at most ${limit} ms; ${machineLoad()}`);
    if (p95 > limit) failed.push(title);
  }
  server.kill();
  const idle = await standstills(() => pause(10));
  const standstill = await standstills(async (round) => {
    await loadToday(db, { now: now(), timeZone: "America/Chicago" });
    await listPeople(db, { after: deep, form: "hero" });
    await listPeople(db, { after: deep, form: "business", stage: "closed" });
    await findPeople(db, { text: names[round % names.length] ?? "" });
    await findPeople(db, { text: "ma ga" });
  });
  const shown = (each: Delay) =>
    `${(each.percentile(99) / 1e6).toFixed(1)} ms at the 99th percentile, ${(each.max / 1e6).toFixed(1)} ms at most`;
  print(`event loop: stands still ${shown(standstill)}; of an idle program ${shown(idle)}; ${machineLoad()}`);
  if (engine === "SQLite" && standstill.percentile(99) / 1e6 > most.standstill) failed.push("event loop");
  await db.destroy();
  return failed;
}

type Delay = ReturnType<typeof monitorEventLoopDelay>;

/** How long the event loop stands still while something runs again and again. */
async function standstills(run: (round: number) => Promise<unknown>): Promise<Delay> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let round = 0; round < rounds; round++) await run(round);
  delay.disable();
  return delay;
}
