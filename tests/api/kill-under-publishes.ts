import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { seconds } from "#domain/durations.ts";
import { leaseTime } from "#server/release/leases.ts";
import { readMarker, releaseFolder } from "#server/release/release-folder.ts";
import { copyMigratedFile } from "../migrated-file.ts";
import { nodeEnv } from "../run-script.ts";
import { freePort } from "../spawn-server.ts";
import { siteUrl, startApp } from "../start-app.ts";
import { keptIn, namesOnPages, stubOptions, stubRelease } from "../stub-site.ts";

/** How a site is made: without a build, killed within some milliseconds of a publish, or as for the owner. */
const sites = {
  stub: { options: { shipped: stubRelease(), releaseOverrides: stubOptions }, published: 1, mostWait: 150 },
  rendered: { options: {}, published: 0, mostWait: seconds(12) },
};

const patient = { timeout: 120_000 };

/**
 * Kills a server in the middle of its publishes, again and again: the next start serves a whole site, the one that was
 * last said to be live or a newer one, and nothing half is left.
 */
export async function expectWholeSitesAfter(kills: number, site: keyof typeof sites = "stub") {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-publishes-"));
  await copyMigratedFile(folder);
  let acknowledged = "Name 0";
  for (let kill = 0; kill < kills; kill += 1) {
    acknowledged = (await killWhilePublishing(folder, site)) ?? acknowledged;
    await expect.poll(() => buildsOf(folder), patient).toEqual([]);
    // This one's clock stands after the end of the killed server's lease.
    const clock = () => new Date(Date.now() + leaseTime + 1);
    const app = await startApp({ folder, clock, ...sites[site].options });
    const names = await namesOnPages(app.url);
    expect(names).toHaveLength(1);
    const live = await app.db
      .selectFrom("content_revisions")
      .select(["edits", "step"])
      .where("state", "=", "live")
      .executeTakeFirst();
    if (live) expect(live.edits).toContain(names[0]);
    else expect([acknowledged, names[0]]).toEqual(["Name 0", expect.stringMatching(/^Ventanilla/)]);
    const numberOf = (name: string) => Number(name.split(" ").at(-1));
    if (live) expect(numberOf(names[0] ?? "")).toBeGreaterThanOrEqual(numberOf(acknowledged));
    const isWhole = (name: string) => readMarker(releaseFolder(folder, name)) !== undefined;
    await expect.poll(() => keptIn(folder).every(isWhole), patient).toBe(true);
    const unfinished = () =>
      app.db
        .selectFrom("content_revisions")
        .select("id")
        .where((eb) => eb.or([eb("step", "!=", ""), eb("state", "=", "queued")]))
        .execute();
    await expect.poll(unfinished, patient).toEqual([]);
    // Else the next server would wait for the lease of the killed one.
    await app.db.deleteFrom("leases").execute();
    await app.end();
  }
  rmSync(folder, { recursive: true });
}

/** Resolves with the name that was last said to be live, if any was. */
async function killWhilePublishing(folder: string, site: keyof typeof sites): Promise<string | undefined> {
  const env = nodeEnv({ DATA_DIR: folder, SITE_URL: siteUrl, PORT: String(await freePort()) });
  const child = spawn(process.execPath, [resolve("tests/api/publishing-server.ts"), site], { env });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  const ended = once(child, "exit");
  const { published, mostWait } = sites[site];
  await expect
    .poll(() => said.split("\n").length, { ...patient, interval: 5 })
    .toBeGreaterThan(1 + published);
  await pause(Math.random() * mostWait);
  child.kill("SIGKILL");
  await ended;
  return said.match(/^Name \d+$/gm)?.at(-1);
}

/** The processes that build into a folder. */
export const buildsOf = (folder: string) =>
  readdirSync("/proc").filter((id) => /^\d+$/.test(id) && commandOf(id).includes(folder));

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
