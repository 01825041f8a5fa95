import { expect, onTestFinished, test } from "vitest";
import { days, hours, minutes } from "#domain/durations.ts";
import { moveAppointment } from "#domain/office/calendar-operations.ts";
import { describeOnBoth, startApp, type TestApp } from "../start-app.ts";
import { ana, book, bookAna, change, monday, tokenIn, tuesday } from "./appointment-calls.ts";
import { office, settle } from "./appointment-post.ts";
import { openDesk } from "./desk-calls.ts";
import { readMail, startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";
import { hero } from "./sample-forms.ts";

const inHour = (turn: number) =>
  new Date(Date.parse(turn < 14 ? monday : tuesday) + (turn % 14) * minutes(30)).toISOString();
const everyTime = (app: TestApp, turns: number, sender: (turn: number) => string) =>
  Array.from({ length: turns }, (_, turn) => turn).reduce<Promise<number[]>>(async (before, turn) => {
    const statuses = await before;
    const fields = { ...ana, start: inHour(turn), email: `v${turn}@example.com` };
    const answer = await book(app, fields, { "x-forwarded-for": sender(turn) });
    return [...statuses, answer.status];
  }, Promise.resolve([]));

describeOnBoth("the appointment book under a flood", (open) => {
  test("gives one client address four times an hour and eight a day, and asks it to call", async () => {
    const app = await open({ settings: { TRUST_PROXY: "1" } });
    const one = () => "198.51.100.7";
    expect(await everyTime(app, 14, one)).toEqual([...Array(4).fill(200), ...Array(10).fill(429)]);
    const refused = await book(
      app,
      { ...ana, start: inHour(5), locale: "es" },
      { "x-forwarded-for": "198.51.100.7" },
    );
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(await refused.json()).toMatchObject({
      code: "too-many-bookings",
      error: expect.stringContaining("llámenos al (972)"),
    });
    app.advance(hours(1));
    const later = Array.from({ length: 6 }, (_, turn) => turn + 4);
    const statuses: number[] = [];
    for (const turn of later) {
      const fields = { ...ana, start: inHour(turn), email: `v${turn}@example.com` };
      statuses.push((await book(app, fields, { "x-forwarded-for": one() })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    app.advance(hours(1));
    const ninth = await book(app, { ...ana, start: inHour(8) }, { "x-forwarded-for": one() });
    expect([ninth.status, Number(ninth.headers.get("retry-after")) > 21 * 3600]).toEqual([429, true]);
    // Other senders and other forms have windows of their own.
    expect(
      (await book(app, { ...ana, start: inHour(8) }, { "x-forwarded-for": "198.51.100.8" })).status,
    ).toBe(200);
    const lead = await app.post("send-hero-consultation", { formData: hero }, { "x-forwarded-for": one() });
    expect(lead.status).toBe(200);
    app.advance(days(1));
    const stored = await app.db.selectFrom("appointments").selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/198\.51|example\.com/);
  });

  test("counts an IPv6 network as one sender", async () => {
    const app = await open({ settings: { TRUST_PROXY: "1" } });
    const statuses = await everyTime(app, 8, (turn) => `2001:db8:1:2::${turn + 1}`);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
  });

  test("a flood of changes by link ends at twenty an hour, and stops nobody who cancels or moves", async () => {
    const app = await open();
    const [token = "", other = ""] = [
      tokenIn((await bookAna(app)).manageUrl),
      tokenIn((await bookAna(app, { start: inHour(4), email: "b@example.com" })).manageUrl),
    ];
    const guess = async () => (await change(app, "x".repeat(32), { action: "cancel" })).status;
    for (let turn = 0; turn < 20; turn += 1) expect(await guess()).not.toBe(429);
    for (let turn = 0; turn < 20; turn += 1) expect(await guess()).toBe(429);
    const moveTo = (start: string) => change(app, token, { action: "move", start });
    expect((await moveTo(tuesday)).headers.get("location")).toContain("done=moved");
    for (let turn = 1; turn < 20; turn += 1) expect((await moveTo(tuesday)).status).toBe(303);
    expect([(await moveTo(tuesday)).status, (await change(app, other, {})).status]).toEqual([429, 303]);
    const cancel = () => change(app, token, { action: "cancel" });
    expect((await cancel()).headers.get("location")).toContain("done=cancelled");
    for (let turn = 0; turn < 30; turn += 1) expect((await cancel()).status).toBe(303);
    app.advance(hours(1));
    expect(await guess()).not.toBe(429);
  });

  test("what is no longer so is taken out of the outbox when something newer is written", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    mail.answers(451);
    const settings = {
      SMTP_URL: mail.url,
      MAIL_TO: office,
      WEBHOOK_URL: "http://127.0.0.1:9/hook",
      WEBHOOK_ALLOW_PRIVATE: "1",
    };
    const app = await open({ settings });
    const token = tokenIn((await bookAna(app)).manageUrl);
    for (const start of [tuesday, monday]) {
      await settle(app);
      await change(app, token, { action: "move", start });
    }
    await settle(app);
    expect((await app.outbox()).map(({ kind }) => kind).sort()).toEqual([
      "appointment-confirmation",
      "appointment-notice",
      "appointment-reminder",
      "appointment-reminder",
      "appointment-webhook",
    ]);
    mail.answers(250);
    app.advance(minutes(10));
    await soon(() => mail.accepted.length).toBe(2);
    const letters = await Promise.all(mail.accepted.map(readMail));
    expect(letters.map(({ subject }) => subject?.split(":")[0]).sort()).toEqual([
      "New appointment",
      "Your appointment is confirmed",
    ]);
    await settle(app);
    mail.answers(451);
    await change(app, token, { action: "cancel" });
    await settle(app);
    const waiting = (await app.outbox()).filter(({ state }) => state !== "sent");
    expect(waiting.map(({ kind }) => kind).sort()).toEqual([
      "appointment-confirmation",
      "appointment-notice",
      "appointment-webhook",
    ]);
  });
});

test("a line of many IPv6 networks gets four times as many, and takes none from its neighbour", async () => {
  const app = await startApp({ settings: { TRUST_PROXY: "1" } });
  onTestFinished(() => app.end());
  const network = (turn: number) => `2001:db8:1:${(0x200 + turn).toString(16)}::1`;
  expect(await everyTime(app, 18, network)).toEqual([...Array(16).fill(200), 429, 429]);
  const neighbour = { "x-forwarded-for": "2001:db8:1:300::1" };
  expect((await book(app, { ...ana, start: inHour(17) }, neighbour)).status).toBe(200);
});

test("one member of staff makes so many changes an hour that tell a visitor, and a colleague goes on", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const [desk, other] = [await openDesk(app), await openDesk(app)];
  await bookAna(app, { start: tuesday });
  const [row] = await app.db.selectFrom("appointments").select("id").execute();
  const times = ["2026-11-24T09:00", "2026-11-24T10:00"];
  const move = (by: typeof desk, turn: number) =>
    by.call(moveAppointment, { id: row?.id, start: times[turn % 2], reason: "", letter: true });
  for (let turn = 0; turn < 120; turn += 1) expect(await move(desk, turn)).toMatchObject({ hasLetter: true });
  expect(await move(desk, 120)).toMatchObject({ code: "rate-limited" });
  expect(await move(other, 120)).toMatchObject({ hasLetter: true });
});
