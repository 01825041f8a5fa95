import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { minutes } from "#domain/durations.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { createLogger } from "#server/base/logger.ts";
import type { ConnectionLimits } from "#server/http-server.ts";
import { openServer, type ReleaseOverrides } from "#server/open-server.ts";
import { readSite, type SiteFile } from "#server/pages/read-site.ts";
import type { RealtimeLimits } from "#server/realtime/realtime.ts";
import type { Release } from "#server/release/read-release.ts";
import { readMarker } from "#server/release/release-folder.ts";
import { createDatabase } from "./create-database.ts";
import { copyMigratedFile } from "./migrated-file.ts";

export const siteUrl = "https://www.example.com";
export type TestApp = Awaited<ReturnType<typeof startApp>>;
type Options = {
  settings?: Record<string, string>;
  databaseUrl?: string;
  folder?: string;
  connectionLimits?: Partial<ConnectionLimits>;
  realtimeLimits?: Partial<RealtimeLimits>;
  /** Instead of the built site. */
  shipped?: Release;
  releaseOverrides?: Partial<ReleaseOverrides>;
  /** The digest of the program, for stub sites. */
  sources?: string;
  /** Instead of the clock that stands still; the official client of sign-in knows only the machine's own. */
  clock?: () => Date;
  /** To Postgres. */
  mostConnections?: number;
};

/** So that no test waits long for what its own clock has made due. */
const testLimits = { poll: 200, practiceMailCheck: 200 };
/** Connections to Postgres are a third of what a test on it costs. */
const fewConnections = 3;
/** Those who come at once wait longer for one of those, or for SQLite's lock, where other tests keep the machine busy. */
const connectionWait = minutes(1);
/** The options of a test in which many come at once: they have as many connections as with a server. */
export const race = { mostConnections: 10 };
const realtimeLimits = { poll: 200, sessionCheck: 200 };

/** The built site by its address: the tests of a worker share the files, which none changes. */
const sites = new Map<string, Promise<SiteFile[]>>();
const siteOf = (address: string) => {
  const site = sites.get(address) ?? readSite("dist", address);
  sites.set(address, site);
  return site;
};

/** What `npm run build` made. */
export const shippedRelease = async (address: string): Promise<Release> => ({
  name: "shipped",
  practice: loadPractice(),
  content: "content",
  site: await siteOf(address),
});

/** The real app on a free port, with a database of its own and a clock that stands still until `advance`. */
export async function startApp(options: Options = {}) {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "ventanilla-app-"));
  const read = readEnv({
    SITE_URL: siteUrl,
    DATA_DIR: folder,
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
    ...options.settings,
  });
  const env = { ...read, port: 0 };
  let time = Date.parse("2026-11-20T15:00:00.000Z");
  const now = options.clock ?? (() => new Date(time));
  const logged: string[] = [];
  const log = createLogger({ write: (line: string) => void logged.push(line) });
  if (!options.databaseUrl) await copyMigratedFile(folder);
  const { mostConnections = fewConnections } = options;
  const db = openDatabase({ ...env, mostConnections, connectionWait });
  const server = await openServer({
    db,
    now,
    env,
    log,
    shipped: options.shipped ?? (await shippedRelease(env.siteUrl)),
    sources: options.releaseOverrides?.build ? (options.sources ?? "") : (readMarker("dist")?.sources ?? ""),
    ...(options.releaseOverrides && { releaseOverrides: options.releaseOverrides }),
    limits: testLimits,
    realtimeLimits: { ...realtimeLimits, ...options.realtimeLimits },
    ...(options.connectionLimits && { connectionLimits: options.connectionLimits }),
  });
  const url = `http://127.0.0.1:${server.port}`;
  // Each post comes a moment after the one before, so that ids stand in the order of arrival.
  const at = (name: string) => {
    time += 1;
    return `${url}/functions/v1/${name}`;
  };
  return {
    ...server,
    url,
    db,
    env,
    folder,
    logged,
    now,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Posts JSON to a function, as any program would. */
    post: (name: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(at(name), {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    /** Posts a form as a browser without script does. */
    postForm: (name: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(at(name), {
        method: "POST",
        redirect: "manual",
        headers: { origin: siteUrl, ...headers },
        body: new URLSearchParams(fields),
      }),
    leads: () => db.selectFrom("leads").selectAll().orderBy("id").execute(),
    outbox: () => db.selectFrom("outbox").selectAll().orderBy("id").execute(),
    async end() {
      await server.close();
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the same tests on SQLite and on a real Postgres; each app that a test opens has an empty database. */
export function describeOnBoth(
  title: string,
  define: (
    open: (options?: Options) => Promise<TestApp>,
    databaseUrl: () => Promise<string | undefined>,
  ) => void,
): void {
  describe.each(["SQLite", "Postgres"])(`${title} (%s)`, (engine) => {
    let apps: TestApp[] = [];
    afterEach(async () => {
      await Promise.all(apps.map((app) => app.end()));
      apps = [];
    });
    const databaseUrl = async () => (engine === "Postgres" ? createDatabase() : undefined);
    define(async (options = {}) => {
      const url = options.databaseUrl ?? (await databaseUrl());
      const app = await startApp({ ...options, ...(url && { databaseUrl: url }) });
      apps.push(app);
      return app;
    }, databaseUrl);
  });
}
