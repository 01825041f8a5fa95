import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { migrateDatabase } from "#server/base/db/migrate.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { writeSendingRate } from "#server/campaigns/sending-rate.ts";
import { freePort, spawnServer } from "../spawn-server.ts";
import { insertScheduledCampaign, insertSubscribers } from "./campaign-desk.ts";
import { startMailServer } from "./outbox-mail-server.ts";

const readers = Array.from({ length: 120 }, (_, at) => `reader${at}`);

/** Kills the server again and again while it sends a campaign: nobody may get it twice, and nearly all get it. */
export async function expectNoLetterTwiceBy(kills: number, databaseUrl?: string) {
  const mail = await startMailServer();
  const settings = {
    PORT: String(await freePort()),
    SMTP_URL: mail.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), "ventanilla-campaign-")),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const db = openDatabase(readEnv(settings));
  await migrateDatabase(db);
  const at = new Date().toISOString();
  await insertSubscribers(db, new Date(), readers);
  await writeSendingRate(db, 36_000);
  await insertScheduledCampaign(db, at);
  const outcomes = async () => {
    const rows = await db.selectFrom("campaign_recipients").select("outcome").execute();
    return rows.map(({ outcome }) => outcome);
  };
  for (let kill = 1; kill <= kills; kill++) {
    const server = await spawnServer(settings);
    const goal = Math.min(mail.accepted.length + 10 + Math.floor(Math.random() * 10), readers.length);
    await expect
      .poll(() => mail.accepted.length, { timeout: 90_000, interval: 3 })
      .toBeGreaterThanOrEqual(goal);
    await server.end("SIGKILL");
    // Instead of waiting a minute for the lease.
    await db.updateTable("outbox").set({ leased_until: at }).where("state", "=", "sending").execute();
  }
  const server = await spawnServer(settings);
  const settled = async () => (await outcomes()).filter((each) => each === "sent" || each === "lost").length;
  await expect.poll(settled, { timeout: 90_000, interval: 50 }).toBe(readers.length);
  expect(await server.end()).toBe(0);
  const addresses = mail.accepted.map(({ to }) => to[0]);
  const lost = (await outcomes()).filter((each) => each === "lost").length;
  console.log(
    `${databaseUrl ? "Postgres" : "SQLite"}: ${addresses.length} letters to ${readers.length} subscribers, ${lost} lost to ${kills} kills`,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(lost).toBeLessThanOrEqual(kills);
  expect(addresses.length).toBeGreaterThanOrEqual(readers.length - kills);
  await db.destroy();
  await mail.stop();
}
