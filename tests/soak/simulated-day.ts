import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished } from "vitest";
import { hours } from "#domain/durations.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { openSession, signedInStaff } from "../api/office-staff.ts";
import { freePort, type SpawnedServer, spawnServer } from "../spawn-server.ts";
import type { TestApp } from "../start-app.ts";

/** Midnight of a Friday at the practice. */
const midnight = Date.parse("2026-11-20T06:00:00Z");

export type SimulatedDay = Awaited<ReturnType<typeof openDay>>;

/**
 * A day of the server in which an hour takes `hourLength` milliseconds. Each start sets the server's clock to the hour of
 * the day; until the next one that clock runs as clocks do, and so do all its pauses.
 */
export async function openDay(given: Record<string, string>, hourLength: number) {
  const port = String(await freePort());
  const settings = { ...given, PORT: port };
  const begun = performance.now();
  let server: SpawnedServer | undefined;
  let owner: Awaited<ReturnType<typeof signedInStaff>> | undefined;
  let isUp = false;
  const outputs: string[] = [];
  onTestFinished(() => void server?.process.kill("SIGKILL"));
  const hour = () => (performance.now() - begun) / hourLength;
  const read = (name: string, text: string) => Number(new RegExp(`${name}:\\s+([\\d.]+)`).exec(text)?.[1]);

  async function start(at = hour()): Promise<void> {
    const now = new Date(midnight + hours(at));
    const env = readEnv(settings);
    const db = openDatabase(env);
    const app = { db, env, now: () => now } as TestApp;
    // The token of before ran out meanwhile.
    owner = owner ? { ...owner, ...(await openSession(app, owner.user)) } : await signedInStaff(app);
    await db.destroy();
    const NODE_OPTIONS = `--import=${pathToFileURL(resolve("tests/soak/report-heap.ts"))}`;
    server = await spawnServer({ ...settings, NODE_OPTIONS, NOW: now.toISOString() });
    isUp = true;
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    isUp = false;
    const code = await server?.end(signal);
    outputs.push(server?.output() ?? "");
    if (signal === "SIGTERM") expect(code).toBe(0);
  }
  return {
    settings,
    url: `http://127.0.0.1:${port}`,
    hour,
    start,
    end,
    token: () => owner?.token ?? "",
    /** Whether every request has to be answered now. */
    isUp: () => isUp,
    /** The server's clock as it would stand if it ran as fast as the day. */
    now: () => new Date(midnight + hours(hour())),
    until: (at: number) => pause(Math.max(0, (at - hour()) * hourLength)),
    async restart(signal: NodeJS.Signals) {
      await end(signal);
      await start();
    },
    /** The resident memory of the server's process in megabytes. */
    resident: () => read("VmRSS", readFileSync(`/proc/${server?.process.pid}/status`, "utf8")) / 1024,
    /** The memory that lives after a collection of garbage, in megabytes. */
    async live(): Promise<number> {
      const seen = server?.output().length ?? 0;
      const said = () => server?.output().slice(seen) ?? "";
      server?.process.kill("SIGUSR2");
      await expect.poll(said, { timeout: 20_000 }).toMatch(/live memory: .*\n/);
      return read("live memory", said());
    },
    /** What the server logged as an error, each sentence once. */
    errors: () => [
      ...new Set(
        [...outputs, server?.output() ?? ""].flatMap((output) =>
          [...output.matchAll(/^\{"level":(?:50|60|"error"|"fatal").*"msg":"([^"]*)"/gm)].map(
            ([, said = ""]) => said,
          ),
        ),
      ),
    ],
  };
}
