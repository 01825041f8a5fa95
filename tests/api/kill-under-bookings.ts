import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { startMailReceiver } from "../receivers.ts";
import { freePort, spawnServer } from "../spawn-server.ts";
import { type Booking, expectBookedOnce } from "./expect-booked-once.ts";

const workers = 8;
const siteUrl = "https://www.example.com";
const firstDay = "2026-11-24";
const lastDay = "2027-01-18";

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
      const booking: Booking = {
        email: `visitor-${crypto.randomUUID()}@example.com`,
        key: crypto.randomUUID(),
        path: "",
        start,
        states: new Set(["none", start]),
      };
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

/** Books, or repeats what got no answer; resolves with whether the booking was acknowledged. */
async function book(url: string, booking: Booking): Promise<boolean> {
  const fields = { name: "Ana Prueba", phone: "214 555 0177", email: booking.email, start: booking.start };
  const answer = await post(`${url}/booking/v1/appointments`, {
    headers: { "content-type": "application/json", "idempotency-key": booking.key },
    body: JSON.stringify({ locale: "en", tz: "America/Chicago", service: "consultation", ...fields }),
  });
  if (answer?.status === 409) booking.states = new Set(["none"]);
  if (answer?.status !== 200) return false;
  booking.path = new URL(JSON.parse(answer.text).manageUrl).pathname;
  booking.states = new Set([booking.start]);
  return true;
}

/** Moves a booking to another start, or cancels it; resolves with whether the change was acknowledged. */
async function change(url: string, booking: Booking, state: string): Promise<boolean> {
  const before = new Set(booking.states);
  booking.states.add(state);
  const fields = state === "cancelled" ? { action: "cancel" } : { action: "move", start: state };
  const answer = await post(url + booking.path, {
    headers: { origin: siteUrl },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  if (answer?.status === 409) booking.states = before;
  if (answer?.status !== 303 || !/\?done=/.test(answer.location)) return false;
  booking.states = new Set([state]);
  return true;
}

async function post(url: string, request: RequestInit) {
  try {
    const answer = await fetch(url, { method: "POST", ...request });
    const { status, headers } = answer;
    return { status, location: headers.get("location") ?? "", text: await answer.text() };
  } catch {
    // The server is dead: without a pause the workers would only make bookings that nobody hears of.
    await wait(20);
    return undefined;
  }
}

async function listStarts(url: string): Promise<string[]> {
  const query = `service=consultation&from=${firstDay}&to=${lastDay}&tz=America/Chicago`;
  const answer = await fetch(`${url}/booking/v1/slots?${query}`);
  const { slots } = (await answer.json()) as { slots: { start: string }[] };
  return slots.map(({ start }) => start);
}
