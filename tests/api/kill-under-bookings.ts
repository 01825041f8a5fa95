import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { startMailReceiver } from "../receivers.ts";
import { freePort, spawnServer } from "../spawn-server.ts";
import { book, change, listStarts, newBooking, siteUrl } from "./book-and-change.ts";
import { type Booking, expectBookedOnce } from "./expect-booked-once.ts";

const workers = 8;

/**
 * Kills the server again and again while visitors book, move and cancel. No acknowledged change may be lost, none done
 * twice, no time given to more people than the practice has room for, and each letter that is owed arrives.
 */
export async function expectNoBookingLostBy(kills: number, databaseUrl?: string): Promise<void> {
  const mail = await startMailReceiver();
  const settings = {
    PORT: String(await freePort()),
    SITE_URL: siteUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), "ventanilla-bookings-")),
    SMTP_URL: mail.url,
    RATE_LIMITS: "off",
    NOW: "2026-11-20T15:00:00Z",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const bookings: Booking[] = [];
  let starts: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const server = await spawnServer(settings);
    if (starts.length === 0) starts = await listStarts(server.url);
    await killUnderBookings(server, starts, bookings);
  }
  // What the killed processes had claimed is free again by then, and no reminder is due.
  const server = await spawnServer({ ...settings, NOW: "2026-11-20T15:03:00Z" });
  for (const booking of bookings.filter(({ states }) => states.has("none"))) await book(server.url, booking);
  expect(bookings.length).toBeGreaterThan(kills * 5);
  await expectBookedOnce(settings, bookings, mail.mails, kills);
  expect(await server.end()).toBe(0);
  await mail.stop();
}

async function killUnderBookings(
  server: Awaited<ReturnType<typeof spawnServer>>,
  starts: readonly string[],
  bookings: Booking[],
): Promise<void> {
  let isAlive = true;
  let answers = 0;
  const work = async () => {
    while (isAlive) {
      const number = bookings.length;
      // Two visitors want each time.
      const start = starts[Math.floor(number / 2) % starts.length] ?? "";
      const booking = newBooking(start);
      bookings.push(booking);
      const otherStart = starts[(number * 7 + 300) % starts.length] ?? "";
      if (!(await book(server.url, booking))) continue;
      answers += 1;
      if (number % 3 === 0 && (await change(server.url, booking, otherStart))) answers += 1;
      if (number % 3 === 1 && (await change(server.url, booking, "cancelled"))) answers += 1;
    }
  };
  const working = Array.from({ length: workers }, work);
  const answersBeforeKill = 5 + Math.floor(Math.random() * 40);
  await expect.poll(() => answers, { timeout: 60_000, interval: 3 }).toBeGreaterThan(answersBeforeKill);
  await server.end("SIGKILL");
  isAlive = false;
  await Promise.all(working);
}
