import { loadPractice } from "#content/load-practice.ts";
import { seconds } from "#domain/durations.ts";
import { startHashThread } from "./auth/derive-tag.ts";
import type { Clock } from "./base/clock.ts";
import { openClock } from "./base/db/database-clock.ts";
import { migrateDatabase } from "./base/db/migrate.ts";
import { type Db, openDatabase } from "./base/db/open-database.ts";
import { type Env, readEnv } from "./base/env.ts";
import { isAlive } from "./base/is-alive.ts";
import { createLogger } from "./base/logger.ts";
import { findPassedSocket } from "./base/passed-socket.ts";
import { type OpenServer, openServer } from "./open-server.ts";
import { compressApart } from "./pages/compress-apart.ts";
import { readShippedRelease } from "./release/read-release.ts";
import { isBuiltFor, readMarker } from "./release/release-folder.ts";
import { digestSources, notBuilt } from "./release/release-name.ts";
import { findLiveRevision } from "./release/revisions.ts";
import { startProblem } from "./start-problem.ts";
import { readCircumstances } from "./website/website-options.ts";
import { editsOf, loadState } from "./website/website-state.ts";

// What the server writes is for its own account alone.
process.umask(0o077);

const folder = "dist";
const log = createLogger();
let server: OpenServer | undefined;
let stopClock = async (): Promise<void> => {};
let isEnding = false;
/** The milliseconds in which a balancer notices that it should send nobody here any more. */
let drainTime = 0;

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);
await start().catch((error: unknown) => stop(startProblem(error, process.env)));

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const socket = findPassedSocket(process.env, process.pid);
  drainTime = env.drainTime;
  loadPractice();
  const marker = readMarker(folder);
  if (!marker) return stop("The site is not built yet: run `npm run build` first.");
  if (!isBuiltFor(marker, env.buildSettings)) return stop(settingsRefusal());
  // It opens all the same: its pages are whole, and can be shown.
  if (digestSources() !== marker.sources) log.warn(notBuilt);
  const shipped = await readShippedRelease(folder, marker.name, env);
  const db = openDatabase(env);
  await migrateDatabase(db);
  const clock = await openClock(db, env, log);
  const { now } = clock;
  const blockers = await countBlockers(env, now, db);
  if (blockers > 0 && !env.ignoresPreflight) return stop(launchRefusal(blockers));
  if (blockers > 0) log.warn({ blockers }, "PREFLIGHT=ignore: the practice is open although blockers stand");
  if (env.parentPid) watchParent(env.parentPid);
  server = await openServer(
    {
      db,
      now,
      env,
      socket,
      log,
      shipped,
      shippedFolder: folder,
      sources: marker.sources,
      compressApart,
    },
    (firstOwner) => {
      process.stdout.write(`Ventanilla is open at ${env.siteUrl}\n`);
      if (firstOwner)
        process.stdout.write(`The owner makes the first account of the office at ${firstOwner}\n`);
    },
  );
  stopClock = clock.stop;
  startHashThread();
  if (isEnding) await close(server);
}

function end(): void {
  // A second signal ends the process at once.
  if (isEnding) process.exit(0);
  isEnding = true;
  setTimeout(() => process.exit(0), seconds(9.5) + drainTime).unref();
  if (server) void close(server);
}

async function close(server: OpenServer): Promise<void> {
  await stopClock();
  await server.close().catch((err: unknown) => log.error({ err }, "the server did not close in order"));
  process.exit(0);
}

// npm and shells may die without forwarding a signal; the server would stay as an orphan.
function watchParent(parent: number): void {
  const timer = setInterval(() => {
    if (isAlive(parent)) return;
    clearInterval(timer);
    end();
  }, seconds(1));
  timer.unref();
}

/** Of what is live by the edits of the office, whether or not this program has built it already. */
async function countBlockers(env: Env, now: Clock, db: Db): Promise<number> {
  const revision = await findLiveRevision(db);
  const edit = revision && editsOf(revision).find(({ path }) => path === "business/sample");
  // A sample practice starts without reading its articles, and without the fifty files of the checklist.
  if (edit?.value ?? loadPractice().business.sample) return 0;
  const { checkContent } = await import("./website/rule-findings.ts");
  const { content } = (await loadState(db)).live;
  const findings = await checkContent(content, await readCircumstances({ db, env, now }));
  return findings.filter(({ severity }) => severity === "blocker").length;
}

function launchRefusal(blockers: number): string {
  const keep = blockers === 1 ? "blocker keeps" : "blockers keep";
  return `This practice is not a sample, and ${blockers} ${keep} it from going live: \`ventanilla preflight\` lists them (in Compose \`docker compose run --rm app node scripts/preflight.ts\`, elsewhere \`npm run preflight\` with the settings of the server); PREFLIGHT=ignore starts it all the same.`;
}

function settingsRefusal(): string {
  return "The site was built with another SITE_URL, BACKEND_URL, ANON_KEY, CAL_LINK or CAL_ORIGIN: run `npm run build` with those of the server, `ventanilla build` on one small server.";
}

function stop(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
