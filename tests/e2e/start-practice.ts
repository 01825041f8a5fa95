import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createClock } from "#server/base/clock.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { createLogger } from "#server/base/logger.ts";
import type { ReleaseOverrides } from "#server/open-server.ts";
import type { BuildRelease } from "#server/release/build-release.ts";
import { markBuilt, readMarker, releaseFolder, siteFolder } from "#server/release/release-folder.ts";
import "../busy-machine.ts";
import { copyMigratedFile } from "../migrated-file.ts";
import { type ReceivedCall, type ReceivedMail, startMailReceiver, startReceiver } from "../receivers.ts";
import { busyMachine, freePort, spawnServer } from "../spawn-server.ts";

export type Office = {
  url: string;
  /** Its data folder. */
  folder: string;
  /** The link with which the owner makes the first account; it works once. */
  firstOwnerLink: () => Promise<string>;
  mails: ReceivedMail[];
  calls: ReceivedCall[];
};
type Practice = Office & { end: () => Promise<void> };
type Opened = { firstOwner: string; end: () => Promise<unknown> };

/** Starts a practice with a server in a process of its own, as `npm start` does: one for each worker. */
export const spawnPractice = (): Promise<Practice> =>
  openPractice({}, async (settings) => {
    const server = await spawnServer({
      ...settings,
      // Ends with this process also when a test fails before its own end.
      VENTANILLA_PARENT: String(process.pid),
      ...busyMachine,
    });
    const firstOwner = /\S+\/first-owner#token=\S+/;
    while (!firstOwner.test(server.output())) {
      if (hasEnded(server.process)) throw new Error(`the server ended: ${server.output()}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return { firstOwner: firstOwner.exec(server.output())?.[0] ?? "", end: server.end };
  });

/** Starts a practice in this process, which has loaded the server already: that takes a fifth of the time. */
export const startPractice = (
  settings: Record<string, string> = {},
  releaseOverrides: Partial<ReleaseOverrides> = {},
): Promise<Practice> =>
  openPractice(settings, async (all) => {
    // Here, not above: the process that lists the tests, and workers with other tests, need no server.
    const [{ openServer }, { readShippedRelease }] = await Promise.all([
      import("#server/open-server.ts"),
      import("#server/release/read-release.ts"),
    ]);
    const env = readEnv(all);
    const marker = readMarker("dist");
    await copyMigratedFile(env.dataDir);
    let firstOwner = "";
    const server = await openServer(
      {
        db: openDatabase(env),
        now: createClock(env.startAt),
        env,
        log: createLogger({ write: () => {} }),
        shipped: await readShippedRelease("dist", marker?.name ?? "", env),
        shippedFolder: "dist",
        sources: marker?.sources ?? "",
        releaseOverrides,
      },
      (link = "") => {
        firstOwner = link;
      },
    );
    return { firstOwner, end: server.close };
  });

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Puts the files of the shipped site where a server keeps them: to copy 850 files takes as long as the rest of its start. */
async function linkShippedAssets(dataDir: string) {
  const marker = readMarker("dist");
  if (!marker) return;
  const folder = releaseFolder(dataDir, marker.name);
  mkdirSync(siteFolder(folder), { recursive: true });
  symlinkSync(resolve("dist/_astro"), join(siteFolder(folder), "_astro"));
  await markBuilt(folder, marker);
}

/** Opens a server with a real mail server and a real webhook receiver. */
async function openPractice(
  settings: Record<string, string>,
  open: (settings: Record<string, string>) => Promise<Opened>,
): Promise<Practice> {
  const mail = await startMailReceiver();
  const webhook = await startReceiver();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-e2e-"));
  const url = `http://127.0.0.1:${port}`;
  await linkShippedAssets(folder);
  const server = await open({
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    WEBHOOK_URL: webhook.url,
    WEBHOOK_ALLOW_PRIVATE: "1",
    RATE_LIMITS: "off",
    ...settings,
  });
  const end = async () => {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
    await mail.stop();
    await webhook.stop();
  };
  return {
    url,
    folder,
    mails: mail.mails,
    calls: webhook.calls,
    end,
    firstOwnerLink: async () => server.firstOwner,
  };
}

/** A build that ends with its server: what it makes is looked at elsewhere. */
export const buildUntilEnd: BuildRelease = async ({ tell, signal }) => {
  await tell("building");
  await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
};
