import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrateDatabase } from "#server/base/db/migrate.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { writeSendingRate } from "#server/campaigns/sending-rate.ts";
import { siteUrl } from "../api/book-and-change.ts";
import { insertScheduledCampaign, insertSubscribers } from "../api/campaign-desk.ts";
import { expectDoneOnce, insertPeople } from "../api/desk-commands.ts";
import { expectBookedOnce } from "../api/expect-booked-once.ts";
import { startMailServer } from "../api/outbox-mail-server.ts";
import { createDatabase } from "../create-database.ts";
import { startReceiver } from "../receivers.ts";
import { runScript } from "../run-script.ts";
import {
  expectDelivered,
  expectLeadsOnce,
  expectNothingTaken,
  expectRestored,
  readMails,
} from "./day-audit.ts";
import { startStaff } from "./day-staff.ts";
import { startVisitors } from "./day-visitors.ts";
import { openDay } from "./simulated-day.ts";

/** The real time of the 24 hours, in seconds. */
const dayLength = Number(process.env.DAY_SECONDS ?? 360);
const quarters = [0, 1, 2, 3];
const readers = Array.from({ length: 120 }, (_, at) => `reader${at}`);

/** What a server that is killed may have under way, and what it hands out once more. */
const underWay = { letters: 4, webhooks: 8 };

/**
 * Four quarters of six hours that go alike, so that what a server needs at the same age can be compared: a kill in the
 * middle of a publish, a restart, a publish, an hour in which no letter is taken, and a backup.
 */
test.each(["SQLite", "Postgres"])(
  "a day of work with restarts, outages, publishes and backups loses and doubles nothing, on %s",
  async (engine) => {
    const databaseUrl = engine === "Postgres" ? await createDatabase() : undefined;
    const mail = await startMailServer();
    const webhook = await startReceiver();
    const folder = mkdtempSync(join(tmpdir(), "ventanilla-day-"));
    const day = await openDay(
      {
        DATA_DIR: join(folder, "data"),
        SITE_URL: siteUrl,
        SMTP_URL: mail.url,
        RATE_LIMITS: "off",
        WEBHOOK_URL: webhook.url,
        WEBHOOK_ALLOW_PRIVATE: "1",
        BACKUP_DIR: join(folder, "daily"),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
      (dayLength * 1000) / 24,
    );
    const db = openDatabase(readEnv(day.settings));
    await migrateDatabase(db);
    const people = await insertPeople(db, 2);
    await insertSubscribers(db, day.now(), readers);
    await writeSendingRate(db, 36_000);
    await insertScheduledCampaign(db, new Date(day.now().getTime() + 12 * 3_600_000).toISOString());
    await day.start(0);
    const visitors = startVisitors(day, mail);
    const staff = startStaff(day, people);

    const memory: { live: number; resident: number }[] = [];
    let lastBackup = { file: "", leads: [] as string[] };
    for (const quarter of quarters) {
      const until = (hour: number) => day.until(quarter * 6 + hour);
      await until(0.6);
      await staff.publish(200 + quarter * 2);
      await until(0.8);
      await day.restart("SIGKILL");
      await until(1.8);
      await day.restart("SIGTERM");
      await until(2.4);
      await staff.publish(201 + quarter * 2);
      await staff.untilShown(201 + quarter * 2);
      await until(3.5);
      mail.answers(451);
      const file = join(folder, `hour-${quarter * 6 + 4}.tar.gz`);
      const before = [...visitors.leads.keys()];
      const settings = { ...day.settings, NOW: day.now().toISOString() };
      expect(await runScript("scripts/backup.ts", [file], settings)).toMatchObject({ code: 0, stderr: "" });
      lastBackup = { file, leads: before };
      await until(4.5);
      mail.answers(250);
      await until(5.6);
      memory.push({ live: await day.live(), resident: day.resident() });
      await until(6);
    }
    // The last server is killed as the others were, and what waits for a later try is due at the next starts.
    const ending = Promise.all([visitors.end(), staff.end()]);
    await day.end("SIGKILL");
    await day.start(day.hour() + 1);
    await ending;
    const unsettled = async () => {
      const rows = await db
        .selectFrom("outbox")
        .select("id")
        .where("state", "in", ["queued", "sending"])
        .where("kind", "!=", "appointment-reminder")
        .execute();
      return rows.length;
    };
    await expect.poll(unsettled, { timeout: 120_000, interval: 500 }).toBe(0);
    await staff.untilShown(201 + 3 * 2);

    const mails = readMails(mail);
    const kills = quarters.length + 1;
    console.log(
      `${engine}: ${visitors.leads.size} leads, ${visitors.bookings.length} bookings, ${visitors.subscribers.size} subscriptions (${visitors.confirmed.size} confirmed), ${staff.sent.length} commands, ${visitors.shownPages()} pages, ${mails.length} letters, ${webhook.calls.length} webhooks`,
    );
    console.log(
      "live and resident memory of each quarter in MB:",
      JSON.stringify(memory),
      "errors:",
      day.errors(),
    );
    expect(visitors.failedPages).toEqual([]);
    await expectLeadsOnce(db, new Set(visitors.leads.keys()), mails, webhook.calls);
    const copies = await expectDelivered(db, mails, webhook.calls);
    console.log("sent again after a kill:", copies);
    expect(copies.letters).toBeLessThanOrEqual(kills * underWay.letters);
    expect(copies.webhooks).toBeLessThanOrEqual(kills * underWay.webhooks);
    await expectBookedOnce(
      day.settings,
      visitors.bookings,
      mails.map(({ messageId }) => ({ mail: { messageId: `<${messageId}>` } })),
      kills,
    );
    await expectDoneOnce(readEnv(day.settings), staff.sent);
    const letters = mails.map(({ to }) => to).filter((to) => to.startsWith("reader"));
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.length).toBeGreaterThanOrEqual(readers.length - kills);
    await day.end("SIGTERM");
    await expectNothingTaken(db, day.now());
    await db.destroy();
    await expectRestored(lastBackup.file, lastBackup.leads, databaseUrl && (await createDatabase("empty")));
    await mail.stop();
    await webhook.stop();
    const [, second, , last] = memory;
    expect(last?.live).toBeLessThan((second?.live ?? 0) * 1.15);
    expect(last?.resident).toBeLessThan((second?.resident ?? 0) * 1.2);
  },
  (dayLength + 1200) * 1000,
);
