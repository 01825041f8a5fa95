import { expect, test } from "vitest";
import { days } from "#domain/durations.ts";
import { ensureFeedToken, feedUrl, replaceFeedToken } from "#server/appointments/feed-token.ts";
import { calendarAddress } from "../../scripts/calendar-address.ts";
import { readCalendar } from "../read-calendar.ts";
import { runHere } from "../run-here.ts";
import { type CommandResult, runScript } from "../run-script.ts";
import { describeOnBoth, siteUrl, startApp, type TestApp } from "../start-app.ts";
import { ana, bookAna, change, monday, tokenIn, tuesday } from "./appointment-calls.ts";
import { office, openBookWithPost } from "./appointment-post.ts";

const feedOf = async (app: TestApp) => {
  const answer = await fetch(feedUrl(app.url, await ensureFeedToken(app.db)));
  expect(answer.status).toBe(200);
  const text = await answer.text();
  return { answer, text, ...readCalendar(text) };
};
const eva = { name: "Eva Prueba", email: "eva@example.com", start: tuesday };

describeOnBoth("the practice's calendar", (open) => {
  const openApp = () => open({ settings: { RATE_LIMITS: "off" } });

  test("holds what is booked, in order and in English, with the visitor and without the private address", async () => {
    const app = await openApp();
    const comments = "Two W-2 forms\nand my number 123-45-6789";
    await bookAna(app, {
      ...eva,
      service: "mobile-notary",
      locale: "es",
      address: "12 Main St, Dallas",
      phone: "214 555 0100",
      comments,
    });
    const { manageUrl } = await bookAna(app);
    const { method, name, refreshes, entries, text } = await feedOf(app);
    expect([method, name, refreshes]).toEqual([
      "PUBLISH",
      "Appointments – Ventanilla Tax & Business",
      "PT15M",
    ]);
    expect(text).toContain("X-PUBLISHED-TTL:PT15M\r\n");
    expect(entries).toMatchObject([
      {
        summary: "Free consultation – Ana Prueba",
        start: "2026-11-23T15:00:00.000Z",
        end: "2026-11-23T15:30:00.000Z",
        stamp: "2026-11-20T15:00:00.000Z",
        sequence: 0,
        status: "CONFIRMED",
        transparency: "OPAQUE",
        location: "By phone: call (214) 555-0177",
        url: undefined,
        attendees: [],
      },
      { summary: "Mobile Notary Service – Eva Prueba", start: "2026-11-24T20:30:00.000Z" },
    ]);
    expect(entries[1]?.description.split("\n")).toEqual([
      "Visit: 12 Main St, Dallas",
      "Name: Eva Prueba",
      "Email: eva@example.com",
      "Phone: 214 555 0100",
      "Note: Two W-2 forms",
      "and my number ***-**-6789",
      "The visitor gets emails in Spanish: please speak and write to them in Spanish.",
    ]);
    expect(text.replaceAll("\r\n ", "")).not.toContain(tokenIn(manageUrl));
  });

  test("follows a move under the entry of the letters, and drops what is cancelled", async () => {
    const { app, settle, lettersTo } = await openBookWithPost(open);
    const token = tokenIn((await bookAna(app)).manageUrl);
    await settle();
    const [booked] = (await feedOf(app)).entries;
    expect(booked?.uid).toBe(lettersTo(office)[0]?.entry?.uid);
    app.advance(1000);
    await change(app, token, { action: "move", start: tuesday });
    await settle();
    const moved = lettersTo(office)[1]?.entry;
    const { uid, sequence = 0, start = "", stamp = "", description = "" } = moved ?? {};
    expect((await feedOf(app)).entries).toMatchObject([{ uid, sequence, start, stamp, description }]);
    expect([uid, sequence, start]).toEqual([booked?.uid, 1, "2026-11-24T20:30:00.000Z"]);
    await change(app, token, { action: "cancel" });
    expect((await feedOf(app)).entries).toEqual([]);
  });

  test("keeps what took place for 30 days, and of more than 2,000 appointments the latest", async () => {
    const app = await openApp();
    await bookAna(app);
    app.advance(Date.parse(monday) + days(30) - app.now().getTime());
    expect((await feedOf(app)).entries).toHaveLength(1);
    app.advance(1);
    expect((await feedOf(app)).entries).toEqual([]);
    await insertCopies(app, 2001);
    const { entries } = await feedOf(app);
    expect(entries).toHaveLength(2000);
    expect([entries[0]?.start, entries.at(-1)?.start]).toEqual([startOfCopy(1), startOfCopy(2000)]);
  });

  test("opens to its address alone, is kept nowhere and listed nowhere", async () => {
    const app = await openApp();
    await bookAna(app);
    const wrong = [feedUrl(app.url, "A".repeat(32)), feedUrl(app.url, "short"), `${app.url}/calendars/.ics`];
    for (const url of wrong) expect((await fetch(url)).status, url).toBe(404);
    expect(
      await app.db.selectFrom("settings").selectAll().where("name", "=", "calendar-feed-token").execute(),
    ).toEqual([]);
    const { answer } = await feedOf(app);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
    });
    const token = await ensureFeedToken(app.db);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await ensureFeedToken(app.db)).toBe(token);
    for (const url of wrong) expect((await fetch(url)).status, url).toBe(404);
    expect((await fetch(feedUrl(app.url, token), { method: "HEAD" })).status).toBe(200);
    expect((await fetch(feedUrl(app.url, token), { method: "POST" })).status).toBe(404);
    const next = await replaceFeedToken(app.db);
    expect((await fetch(feedUrl(app.url, token))).status).toBe(404);
    expect((await fetch(feedUrl(app.url, next))).status).toBe(200);
    expect(app.logged.join("")).not.toContain(token);
  });
});

const startOfCopy = (turn: number) =>
  new Date(Date.parse("2027-01-04T15:00:00Z") + turn * 60_000).toISOString();

/** Stores appointments, a minute apart, as the booking of one would, but for the time of the book's own checks. */
async function insertCopies(app: TestApp, count: number) {
  const lead = await app.db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
  const appointment = await app.db.selectFrom("appointments").selectAll().executeTakeFirstOrThrow();
  const turns = Array.from({ length: count }, (_, turn) => turn);
  for (let first = 0; first < count; first += 500) {
    const some = turns.slice(first, first + 500);
    const leads = some.map((turn) => ({ ...lead, id: `lead-${turn}`, idempotency_key: `key-${turn}` }));
    const appointments = some.map((turn) => ({
      ...appointment,
      id: `appointment-${turn}`,
      token: `token-${turn}`,
      lead_id: `lead-${turn}`,
      open_slot_no: null,
      starts_at: startOfCopy(turn),
      ends_at: startOfCopy(turn + 1),
    }));
    await app.db.transaction().execute(async (tx) => {
      await tx.insertInto("leads").values(leads).execute();
      await tx.insertInto("appointments").values(appointments).execute();
    });
  }
}

test("a command prints the calendar's address, and makes a new one when the old one leaked", async () => {
  const app = await startApp();
  const settings = { DATA_DIR: app.folder, SITE_URL: siteUrl };
  const command = (...args: string[]) => runHere(calendarAddress, args, settings);
  const addressIn = ({ stdout }: CommandResult) => stdout.split("\n")[0];
  try {
    await bookAna(app, ana);
    const first = addressIn(await runScript("scripts/calendar-address.ts", [], settings));
    expect(first).toMatch(/^https:\/\/www\.example\.com\/calendars\/[\w-]{32}\.ics$/);
    expect(addressIn(await command())).toBe(first);
    const renewed = await command("--new");
    expect(renewed.stdout).toContain("The address before this one no longer works.");
    expect(addressIn(renewed)).not.toBe(first);
    expect(feedUrl(siteUrl, await ensureFeedToken(app.db))).toBe(addressIn(renewed));
    expect(await command("--what")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^npm run calendar/),
    });
  } finally {
    await app.end();
  }
});
