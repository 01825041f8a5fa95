import { expect, test } from "vitest";
import { appointmentWords } from "#content/words/appointments.ts";
import { hours } from "#domain/durations.ts";
import { readEntry } from "../read-calendar.ts";
import { describeOnBoth, shippedRelease, siteUrl, startApp } from "../start-app.ts";
import { ana, book, bookAna, change, monday, tokenIn, tuesday } from "./appointment-calls.ts";

describeOnBoth("the appointment book", (open) => {
  test("how to meet is settled, by the first way of its type where nobody says", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const bookWith = async (turn: number, fields: Record<string, string>) => {
      const start = new Date(Date.parse(monday) + turn * hours(2)).toISOString();
      const answer = await book(app, { ...ana, phone: "", email: `v${turn}@example.com`, start, ...fields });
      return { status: answer.status, ...(await answer.json()) };
    };
    const phone = "214 555 0100";
    expect(await bookWith(0, {})).toMatchObject({ status: 400, code: "phone-required", field: "phone" });
    expect(await bookWith(0, { phone: "no" })).toMatchObject({ status: 400, code: "phone-invalid" });
    expect(await bookWith(0, { phone })).toMatchObject({ where: "We will call you at (214)\u00a0555-0100." });
    expect(await bookWith(1, { meeting: "office", locale: "es" })).toMatchObject({
      where: expect.stringContaining("Venga a 1400 Azulejo Lane"),
    });
    expect(await bookWith(2, { service: "virtual-60" })).toMatchObject({
      where: "We will email you the video link an hour before.",
    });
    const wrong = { meeting: "office", service: "virtual-60" };
    expect(await bookWith(3, wrong)).toMatchObject({
      status: 400,
      code: "meeting-required",
      field: "meeting",
    });
    expect(await bookWith(3, { meeting: "pigeon" })).toMatchObject({ status: 400, field: "meeting" });
    const notary = { service: "mobile-notary" };
    expect(await bookWith(3, { ...notary, phone })).toMatchObject({
      status: 400,
      code: "address-required",
      field: "address",
    });
    const street = "12 Main St";
    expect(await bookWith(3, { ...notary, phone, address: street })).toMatchObject({
      code: "address-required",
    });
    const address = `${street}\r\nRichardson 75080`;
    expect(await bookWith(3, { ...notary, address })).toMatchObject({ code: "phone-required" });
    expect(await bookWith(3, { ...notary, address, phone })).toMatchObject({
      where: "We will come to 12 Main St, Richardson 75080.",
    });
    const rows = await app.db.selectFrom("appointments").select(["meeting", "tier_id"]).execute();
    expect(rows.map(({ meeting }) => meeting).sort()).toEqual(["office", "phone", "video", "visit"]);
  });

  test("the language chosen for letters changes none of the words that the page shows", async () => {
    const app = await open();
    const asked = { ...ana, page: "/contact", locale: "es" };
    const refused = await book(app, { ...asked, phone: "no" });
    expect((await refused.json()).error).toContain("phone number");
    const plain = await fetch(`${app.url}/booking/v1/appointments`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: siteUrl },
      body: new URLSearchParams({ ...asked, page: "/appointments", phone: "no" }),
    });
    expect(await plain.text()).toMatch(/<html[^>]* lang="en".*<option value="es" selected/s);
    const { manageUrl, where } = await (await book(app, asked)).json();
    expect(where).toContain("We will call you");
    expect(new URL(manageUrl).pathname).toMatch(/^\/appointments\//);
    expect(await app.leads()).toMatchObject([{ locale: "es" }]);
  });

  test("a tier fixes the type of its appointment, and one that nobody offers is left out", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const tier = "virtual/self-employed-or-llc";
    const short = await book(app, { ...ana, service: "virtual-45", tier });
    expect([short.status, (await short.json()).field]).toEqual([400, "service"]);
    expect((await book(app, { ...ana, service: "virtual-90", tier })).status).toBe(200);
    expect((await book(app, { ...ana, start: tuesday, tier: "<b>free</b>" })).status).toBe(200);
    const rows = await app.db.selectFrom("appointments").select("tier_id").orderBy("starts_at").execute();
    expect(rows).toEqual([{ tier_id: tier }, { tier_id: null }]);
    expect(JSON.stringify(await app.leads())).not.toContain("free</b>");
  });

  test("an appointment from before the ways to meet is shown, moved and cancelled", async () => {
    const app = await open();
    const { manageUrl } = await bookAna(app);
    await app.db.updateTable("appointments").set({ meeting: null, tier_id: null }).execute();
    const token = tokenIn(manageUrl);
    const page = await (await fetch(`${app.url}/appointments/${token}`)).text();
    expect(page).toMatch(/By phone, by video call,? or at our office/);
    for (const action of [{ action: "move", start: tuesday }, { action: "cancel" }]) {
      expect((await change(app, token, action)).status).toBe(303);
    }
    expect(await app.db.selectFrom("appointments").select("status").execute()).toEqual([
      { status: "cancelled" },
    ]);
  });

  test("where Cal.com takes the bookings a visitor moves nothing any more, and cancels", async () => {
    const first = await open();
    const token = tokenIn((await bookAna(first)).manageUrl);
    const { folder, env } = first;
    const settings = { CAL_LINK: "practice/30min" };
    const app = await open({ folder, settings, ...(env.databaseUrl && { databaseUrl: env.databaseUrl }) });
    const { unmovable } = appointmentWords.en.manage;
    const question = await (await fetch(`${app.url}/appointments/${token}?step=move`)).text();
    expect([question.includes(unmovable), question.includes("step=move")]).toEqual([true, false]);
    const move = await change(app, token, { action: "move", start: tuesday });
    expect([move.status, (await move.text()).split(unmovable).length]).toEqual([409, 3]);
    expect((await change(app, token, { action: "cancel" })).status).toBe(303);
    expect(await app.db.selectFrom("appointments").select(["status", "sequence"]).execute()).toEqual([
      { status: "cancelled", sequence: 1 },
    ]);
  });
});

test("the page of a video appointment leads to the practice's room until it is over or off", async () => {
  const videoUrl = "https://video.example.org/rio";
  const { practice, ...release } = await shippedRelease(siteUrl);
  const business = { ...practice.business, videoUrl };
  const app = await startApp({ shipped: { ...release, practice: { ...practice, business } } });
  const booked = await (await book(app, { ...ana, service: "virtual-60" })).json();
  expect(booked.where).toBe(`Join the video call at ${videoUrl}`);
  const page = async () => (await fetch(`${app.url}/appointments/${tokenIn(booked.manageUrl)}`)).text();
  const links = async () => (await page()).split(`href="${videoUrl}"`).length - 1;
  expect(await links()).toBe(1);
  const file = await fetch(`${app.url}/appointments/${tokenIn(booked.manageUrl)}/appointment.ics`);
  expect(readEntry(await file.text()).location).toBe(videoUrl);
  app.advance(Date.parse(monday) - app.now().getTime());
  expect(await links()).toBe(1);
  app.advance(hours(2));
  expect(await links()).toBe(0);
  await app.close();
});

test("the page of an appointment promises no call and no link that is past, and none once it is off", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  const place = async ({ manageUrl }: { manageUrl: string }) => {
    const page = await (await fetch(app.url + new URL(manageUrl).pathname)).text();
    return /How we meet<\/dt><dd><span>([^<]*)/.exec(page)?.[1];
  };
  const video = await bookAna(app, { service: "virtual-60", meeting: "video" });
  const call = await bookAna(app, { start: tuesday });
  expect(await place(video)).toBe("We will email you the video link an hour before.");
  expect(await place(call)).toBe("We will call you at (214)&nbsp;555-0177.");
  expect((await change(app, tokenIn(call.manageUrl), { action: "cancel" })).status).toBe(303);
  expect(await place(call)).toBe("By phone");
  for (const [address, shown] of [
    ["12 Main St, Apt 4, Dallas", "12 Main St, Apt 4, Dallas"],
    // Where it leads from the letter it must not read like a letter of the practice's own.
    ["1 last day. Pay at irs2026.com now, Dallas", "the address of your appointment"],
    ["1 last day, Dallas, call 888-555-0199", "the address of your appointment"],
    ["court unless you pay today, Dallas", "the address of your appointment"],
  ] as const) {
    const visit = await bookAna(app, { service: "mobile-notary", start: tuesday, address });
    expect(await place(visit)).toBe(`We will come to ${shown}.`);
    expect((await change(app, tokenIn(visit.manageUrl), { action: "cancel" })).status).toBe(303);
  }
  app.advance(Date.parse(monday) - hours(0.5) - app.now().getTime());
  expect(await place(video)).toMatch(/^The video link comes in a separate email/);
  app.advance(hours(2));
  expect(await place(video)).toBe("By video call");
  await app.close();
});

test("the page of an appointment names its year where that is another one", async () => {
  const app = await startApp();
  const { manageUrl } = await bookAna(app);
  const pageOf = async (starts_at: string) => {
    const ends_at = new Date(Date.parse(starts_at) + hours(1)).toISOString();
    await app.db.updateTable("appointments").set({ starts_at, ends_at }).execute();
    return (await fetch(app.url + new URL(manageUrl).pathname)).text();
  };
  expect(await pageOf("2027-12-06T16:00:00.000Z")).toContain(
    "Monday, December&nbsp;6, 2027, 10:00&nbsp;AM CST",
  );
  expect(await pageOf("2027-03-01T16:00:00.000Z")).toContain("Monday, March&nbsp;1, 10:00&nbsp;AM CST");
  // Over, but of this year.
  expect(await pageOf("2026-01-12T16:00:00.000Z")).toContain("Monday, January&nbsp;12, 10:00&nbsp;AM CST");
  expect(await pageOf("2025-12-01T16:00:00.000Z")).toContain(
    "Monday, December&nbsp;1, 2025, 10:00&nbsp;AM CST",
  );
  await app.close();
});
