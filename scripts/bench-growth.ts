import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 } from "uuid";
import { type Db, openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { cleanUp } from "#server/cleanup.ts";
import { loadToday } from "#server/desk/load-today.ts";
import { claimDeliveries } from "#server/outbox/claims.ts";
import { listDeliveries } from "#server/outbox/queries.ts";
import { requeueExpiredLeases } from "#server/outbox/settle.ts";
import { findPeople } from "#server/people/find-people.ts";
import { listPeople } from "#server/people/list-people.ts";
import { startPostgres } from "#tests/start-postgres.ts";
import { sendOne } from "./bench-load.ts";
import { answers, machineLoad, percentile, startServer } from "./bench-server.ts";
import { preloadPeople, vacuum } from "./preload-people.ts";

const few = 1000;
const many = Number(process.env.BENCH_LEADS ?? 1_000_000);
const queued = 100_000;
/** Flat is at most so many times as long, or so many milliseconds longer: below that a clock tells noise. */
const flat = { times: 1.5, ms: 4 };
const samples = 60;

type Place = { settings: Record<string, string>; port: number };
type Measured = { title: string; times: number[] };

/** What leads, claims, lists, housekeeping and a start take over a thousand leads and over a million, in one run. */
export async function benchGrowth(): Promise<void> {
  const folder = () => mkdtempSync(join(tmpdir(), "ventanilla-bench-growth-"));
  const failed = await compare("SQLite", { DATA_DIR: folder() }, { DATA_DIR: folder() });
  const postgres = await startPostgres({ isDurable: true });
  const place = async (name: string) => ({
    DATA_DIR: folder(),
    DATABASE_URL: await postgres.createDatabase(name),
  });
  failed.push(...(await compare("Postgres", await place("few"), await place("many"))));
  await postgres.stop();
  console.log(failed.length === 0 ? "all are flat" : `not flat: ${failed.join("; ")}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

async function compare(
  engine: string,
  fewSettings: Record<string, string>,
  manySettings: Record<string, string>,
): Promise<string[]> {
  const print = (text: string) => console.log(`${engine}: ${text}`);
  const places = [
    { settings: fewSettings, port: 3960 },
    { settings: manySettings, port: 3961 },
  ];
  for (const [index, leads] of [few, many].entries()) {
    const settings = places[index]?.settings ?? {};
    // Every third person of the sample writes twice.
    await preloadPeople({ args: [String(Math.round(leads / 1.33))], settings, print, refuse: print });
    await withDb(settings, (db) => enqueueMany(db, index === 0 ? 0 : queued));
    if (settings.DATABASE_URL) await vacuum(settings.DATABASE_URL);
  }
  const [small = [], large = []] = await measureInTurn(places);
  const failed: string[] = [];
  for (const [index, { title, times }] of large.entries()) {
    const one = percentile(small[index]?.times ?? [], 0.5);
    const other = percentile(times, 0.5);
    const isFlat = other <= one * flat.times || other <= one + flat.ms;
    if (!isFlat) failed.push(`${engine}: ${title}`);
    print(
      `${title}: ${one.toFixed(1)} ms over ${few} leads, ${other.toFixed(1)} ms over ${many} and ${queued} queued mails, ratio ${(other / one).toFixed(2)}${isFlat ? "" : ", NOT FLAT"}`,
    );
  }
  print(machineLoad());
  return failed;
}

/** Measures both places sample by sample, so that both meet the same machine. */
async function measureInTurn(places: Place[]): Promise<Measured[][]> {
  const starts = places.map((): number[] => []);
  const firsts = places.map((): number[] => []);
  for (let round = 0; round < 3; round++)
    for (const [index, { settings, port }] of places.entries()) {
      const begun = performance.now();
      const server = startServer(port, { ...settings, RATE_LIMITS: "off" });
      await answers(`http://127.0.0.1:${port}/healthz`);
      starts[index]?.push(performance.now() - begun);
      const first = performance.now();
      await answers(`http://127.0.0.1:${port}/appointments`);
      firsts[index]?.push(performance.now() - first);
      server.kill("SIGKILL");
    }
  const results: Measured[][] = places.map((_, index) => [
    { title: "start", times: starts[index] ?? [] },
    { title: "first page after it", times: firsts[index] ?? [] },
  ]);
  const opened = places.map(({ settings, port }) => ({
    server: startServer(port, { ...settings, RATE_LIMITS: "off" }),
    url: `http://127.0.0.1:${port}`,
    db: openDatabase({ dataDir: settings.DATA_DIR ?? "", databaseUrl: settings.DATABASE_URL }),
  }));
  for (const { url } of opened) await answers(`${url}/`);
  for (const [title, run, count] of work) {
    const times = opened.map((): number[] => []);
    for (let sample = 0; sample < count; sample++)
      for (const [index, { url, db }] of opened.entries()) {
        const begun = performance.now();
        await run({ url, db });
        times[index]?.push(performance.now() - begun);
      }
    for (const [index, list] of results.entries()) list.push({ title, times: times[index] ?? [] });
  }
  for (const { server, db } of opened) {
    server.kill("SIGKILL");
    await db.destroy();
  }
  return results;
}

const now = () => new Date();
const housekeeping = { auth: readEnv({}).auth, timeZone: "America/Chicago", keySecret: "a secret" };
const work: [string, (at: { url: string; db: Db }) => Promise<unknown>, number][] = [
  ["a lead", ({ url }) => sendOne(url), samples],
  ["/readyz", ({ url }) => read(`${url}/readyz`), samples],
  ["/metrics", ({ url }) => read(`${url}/metrics`), samples],
  [
    "claim of first tries",
    ({ db }) => claimDeliveries(db, { channel: "mail", takes: "first-tries" }, 2, now()),
    samples,
  ],
  [
    "claim of what is due",
    ({ db }) => claimDeliveries(db, { channel: "mail", takes: "all-due" }, 2, now()),
    samples,
  ],
  ["look for ended leases", ({ db }) => requeueExpiredLeases({ db, now }), samples],
  ["list of deliveries", ({ db }) => listDeliveries(db, undefined, 200), samples],
  ["Today", ({ db }) => loadToday(db, { now: now(), timeZone: "America/Chicago" }), samples],
  ["page of people", ({ db }) => listPeople(db, {}), samples],
  ["page of people, deep", ({ db }) => listPeople(db, { after: "2025-06-01T00:00:00.000Z z" }), samples],
  ["search by two names", ({ db }) => findPeople(db, { text: "maria garcia" }), samples],
  ["housekeeping with nothing to do", ({ db }) => cleanUp(db, now(), housekeeping), samples],
];

async function read(url: string): Promise<void> {
  const answer = await fetch(url);
  await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

/** Mails that nothing carries, half of them untried: as where `SMTP_URL` is not set. */
async function enqueueMany(db: Db, count: number): Promise<void> {
  const at = now().toISOString();
  for (let done = 0; done < count; done += 1000) {
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      id: v7(),
      kind: "lead-notice",
      ref_id: v7(),
      channel: "mail" as const,
      target: "",
      state: "queued" as const,
      attempts: index % 2,
      due_at: at,
      last_error: "",
      created_at: at,
    }));
    await db.insertInto("outbox").values(rows).execute();
  }
}

async function withDb(settings: Record<string, string>, run: (db: Db) => Promise<void>): Promise<void> {
  const db = openDatabase({ dataDir: settings.DATA_DIR ?? "", databaseUrl: settings.DATABASE_URL });
  await run(db);
  await db.destroy();
}
