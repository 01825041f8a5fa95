import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { leaseTime } from "#server/release/leases.ts";
import { readMarker, releaseFolder } from "#server/release/release-folder.ts";
import { nodeEnv } from "../run-script.ts";
import { freePort } from "../spawn-server.ts";
import { siteUrl, startApp } from "../start-app.ts";
import { keptIn, namesOnPages, stubOptions, stubRelease } from "../stub-site.ts";

/**
 * Kills a server in the middle of its publishes, again and again: the next start serves a whole site, the one that was
 * last said to be live or a newer one, and nothing half is left.
 */
export async function expectWholeSitesAfter(kills: number) {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-publishes-"));
  for (let kill = 0; kill < kills; kill += 1) {
    const acknowledged = await killWhilePublishing(folder);
    // This one's clock stands after the end of the killed server's lease.
    const clock = () => new Date(Date.now() + leaseTime + 1);
    const app = await startApp({ folder, clock, shipped: stubRelease(), releaseOptions: stubOptions });
    const names = await namesOnPages(app.url);
    expect(names).toHaveLength(1);
    const live = await app.db
      .selectFrom("content_revisions")
      .select(["edits", "step"])
      .where("state", "=", "live")
      .executeTakeFirst();
    expect(live?.edits ?? "Ventanilla Tax & Business").toContain(names[0]);
    const numberOf = (name: string) => Number(name.split(" ").at(-1));
    if (acknowledged) expect(numberOf(names[0] ?? "")).toBeGreaterThanOrEqual(numberOf(acknowledged));
    const isWhole = (name: string) => readMarker(releaseFolder(folder, name)) !== undefined;
    await expect.poll(() => keptIn(folder).every(isWhole)).toBe(true);
    const steps = () => app.db.selectFrom("content_revisions").select("id").where("step", "!=", "").execute();
    await expect.poll(steps).toEqual([]);
    // Else the next server would wait for the lease of the killed one.
    await app.db.deleteFrom("leases").execute();
    await app.end();
  }
  rmSync(folder, { recursive: true });
}

/** Resolves with the name that was last said to be live. */
async function killWhilePublishing(folder: string): Promise<string | undefined> {
  const env = nodeEnv({ DATA_DIR: folder, SITE_URL: siteUrl, PORT: String(await freePort()) });
  const child = spawn(process.execPath, [resolve("tests/api/publishing-server.ts")], { env });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  const ended = once(child, "exit");
  await expect.poll(() => said.split("\n").length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(2);
  await pause(Math.random() * 150);
  child.kill("SIGKILL");
  await ended;
  return said.trim().split("\n").at(-1);
}
