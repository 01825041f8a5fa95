import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { findSlotRules, listSlots } from "#domain/appointments/appointment-slots.ts";
import { days, hours, minutes } from "#domain/durations.ts";
import { listFreeSlots } from "#server/appointments/free-slots.ts";
import { describeOnBoth, race, startApp } from "../start-app.ts";
import { ana, book, bookAna, monday, slotsOf, tokenIn, tuesday } from "./appointment-calls.ts";

describeOnBoth("the appointment book", (open, databaseUrl) => {
  test("offers the practice's hours in the zone that was asked for, and not what is booked", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const query = "service=consultation&from=2026-11-23&to=2026-11-23";
    const before = await slotsOf(app, query);
    expect(before.status).toBe(200);
    expect(before.starts).toHaveLength(16);
    expect(before.slots[0]).toEqual({ start: monday, end: "2026-11-23T09:30:00-06:00" });
    await bookAna(app);
    expect((await slotsOf(app, query)).starts).toEqual(before.starts.slice(1));
    // Nor a time with a way to it that is taken, where the list begins or ends there.
    const rules = findSlotRules(loadPractice(), "mobile-notary")?.rules ?? expect.fail();
    for (const start of [Date.parse(monday) - hours(1), Date.parse(monday) + minutes(30)]) {
      const window = { start, end: start + 1 };
      expect(listSlots(rules, window, app.now())).toHaveLength(1);
      const book = { rules, capacity: 1, closedTimes: [] };
      expect(await listFreeSlots(app.db, book, window, app.now())).toEqual([]);
    }
    const kolkata = await slotsOf(app, `${query}&tz=Asia/Kolkata`);
    expect(kolkata.starts.at(-1)).toBe("2026-11-23T23:30:00+05:30");
  });

  test("a booking in a time zone in which no days can be counted is one in the office's", async () => {
    const app = await open();
    const { manageUrl } = await bookAna(app, { tz: "AST" });
    const page = await fetch(`${app.url}${new URL(manageUrl).pathname}?step=move`);
    expect(page.status).toBe(200);
    expect(await app.db.selectFrom("appointments").select("time_zone").executeTakeFirst()).toEqual({
      time_zone: "America/Chicago",
    });
  });

  test("a booking is a lead with an appointment, letters, a webhook and two reminders", async () => {
    const app = await open({ settings: { WEBHOOK_URL: "http://127.0.0.1:9/hook" } });
    const { id, manageUrl } = await bookAna(app, { comments: "About my LLC", phone: "214 555 0100" });
    expect(manageUrl).toMatch(/^https:\/\/www\.example\.com\/appointments\/[\w-]{32}$/);
    const [lead] = await app.leads();
    expect(lead).toMatchObject({ id, form_kind: "appointment", status: "new" });
    const appointment = await app.db.selectFrom("appointments").selectAll().executeTakeFirstOrThrow();
    expect(appointment).toMatchObject({
      lead_id: id,
      token: tokenIn(manageUrl),
      starts_at: "2026-11-23T15:00:00.000Z",
      ends_at: "2026-11-23T15:30:00.000Z",
    });
    const deliveries = await app.outbox();
    const dueIn = (kind: string) =>
      deliveries.filter((row) => row.kind === kind).map(({ due_at }) => Date.parse(due_at));
    const start = Date.parse(monday);
    expect(dueIn("appointment-notice")).toHaveLength(1);
    expect(dueIn("appointment-webhook")).toHaveLength(1);
    expect(dueIn("appointment-confirmation")).toHaveLength(1);
    expect(dueIn("appointment-reminder").sort()).toEqual([start - days(1), start - hours(1)]);
  });

  test("the same key gets the same appointment, another body a conflict", async () => {
    const app = await open();
    const key = { "idempotency-key": "0198f0a2-7c1e-7d60-8a1b-1f2e3d4c5b6a" };
    const answers = await Promise.all([1, 2, 3].map(() => book(app, ana, key)));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect((await book(app, { ...ana, start: tuesday }, key)).status).toBe(409);
    expect(await app.leads()).toHaveLength(1);
  });

  test("a repeat inside the notice gets the first answer, a first booking there none", async () => {
    const app = await open();
    const today = { ...ana, start: "2026-11-20T13:00:00-06:00" };
    const key = { "idempotency-key": "0198f0a2-7c1e-7d60-8a1b-1f2e3d4c5b6c" };
    const first = await (await book(app, today, key)).json();
    app.advance(minutes(1));
    const again = await book(app, today, key);
    expect([again.status, await again.json()]).toEqual([200, first]);
    const start = { ...today, email: "late@example.com" };
    for (const fields of [start, { ...start, website: "x" }]) {
      const late = await book(app, fields, { "idempotency-key": "late" });
      expect([late.status, (await late.json()).code]).toEqual([409, "slot-taken"]);
    }
    expect(await app.leads()).toHaveLength(1);
    expect(await app.db.selectFrom("idempotency_keys").selectAll().execute()).toHaveLength(1);
  });

  test("of a hundred who ask for one time at once, one gets it, also over two servers", async () => {
    const url = await databaseUrl();
    const settings = { RATE_LIMITS: "off" };
    const first = await open({ ...race, settings, ...(url && { databaseUrl: url }) });
    const second = await open({ ...race, settings, folder: first.folder, ...(url && { databaseUrl: url }) });
    const asked = Array.from({ length: 100 }, (_, turn) =>
      book(turn % 2 ? first : second, { ...ana, email: `visitor${turn}@example.com` }),
    );
    const answers = await Promise.all(asked);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    // One who comes later, as a busy server names no other times.
    const lost = await book(second, { ...ana, email: "late@example.com" });
    expect(await lost.json()).toMatchObject({
      code: "slot-taken",
      field: "start",
      slots: [{ start: "2026-11-23T09:30:00-06:00" }, {}, {}],
    });
    expect(await first.leads()).toHaveLength(1);
    expect(await first.db.selectFrom("slot_units").selectAll().execute()).toHaveLength(2);
  });

  test("appointments of any length and buffer never overlap, whoever comes first", async () => {
    const app = await open({ ...race, settings: { RATE_LIMITS: "off" } });
    const services = ["consultation", "virtual-45", "virtual-90", "advisory-60", "mobile-notary"];
    const starts = Array.from({ length: 16 }, (_, turn) => Date.parse(monday) + turn * minutes(30));
    const asked = starts.flatMap((start) =>
      services.map((service) => ({ start: new Date(start).toISOString(), service })),
    );
    const shuffled = asked.map((request, place) => ({ request, order: (place * 37) % asked.length }));
    shuffled.sort((a, b) => a.order - b.order);
    const answers = await Promise.all(
      shuffled.map(({ request }, turn) =>
        book(app, { ...ana, ...request, address: "12 Main St, Dallas", email: `v${turn}@example.com` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const held = await app.db.selectFrom("appointments").selectAll().orderBy("starts_at").execute();
    expect(held.length).toBeGreaterThan(3);
    for (const [place, later] of held.slice(1).entries()) {
      const buffer = [later, held[place]].some((each) => each?.type_id === "mobile-notary") ? minutes(30) : 0;
      const gap = Date.parse(later.starts_at) - Date.parse(held[place]?.ends_at ?? "");
      expect(gap).toBeGreaterThanOrEqual(buffer);
    }
  });

  test("a visitor holds at most two appointments to come, however many requests come at once", async () => {
    const app = await open({ ...race, settings: { RATE_LIMITS: "off" } });
    const starts = Array.from({ length: 8 }, (_, turn) => Date.parse(monday) + turn * hours(1));
    const answers = await Promise.all(
      starts.map((start) => book(app, { ...ana, start: new Date(start).toISOString() })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 400, 400, 400, 400, 400, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(await refused?.json()).toMatchObject({ code: "too-many-open", field: "email" });
    app.advance(days(4));
    await bookAna(app, { start: "2026-11-30T09:00:00-06:00" });
  });

  test("a mistake is named with its field, and what is off the grid cannot be had", async () => {
    const app = await open();
    const wrong: [Record<string, string>, number, string][] = [
      [{ service: "haircut" }, 400, "service"],
      [{ start: "soon" }, 400, "start"],
      [{ name: " " }, 400, "name"],
      [{ email: "ana" }, 400, "email"],
      [{ start: "2026-11-23T09:10:00-06:00" }, 409, "start"],
      [{ start: "2026-11-26T09:00:00-06:00" }, 409, "start"],
      [{ start: "2030-11-25T09:00:00-06:00" }, 409, "start"],
    ];
    for (const [fields, status, field] of wrong) {
      const answer = await book(app, { ...ana, ...fields });
      expect([answer.status, (await answer.json()).field], JSON.stringify(fields)).toEqual([status, field]);
    }
    expect(await app.leads()).toEqual([]);
  });

  test("a booking that looks automated is refused in words, kept apart, and takes no time", async () => {
    const app = await open();
    const key = { "idempotency-key": "0198f0a2-7c1e-7d60-8a1b-1f2e3d4c5b6b" };
    for (const locale of ["en", "es", "en"]) {
      const headers = locale === "en" ? key : {};
      const answer = await book(app, { ...ana, locale, website: "http://spam.example" }, headers);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({
        code: "booking-suspected",
        error: expect.stringContaining(locale === "en" ? "Please call us at (972)" : "Llámenos al (972)"),
      });
    }
    expect(await app.db.selectFrom("appointments").selectAll().execute()).toEqual([]);
    expect((await app.leads()).map(({ status }) => status)).toEqual(["spam", "spam"]);
  });
});

test("the appointment book says what is wrong with a question", async () => {
  const app = await startApp();
  for (const query of [
    "service=haircut&from=2026-11-23&to=2026-11-23",
    "service=consultation&from=2026-11-23",
    "service=consultation&from=2026-02-30&to=2026-03-01",
    "service=consultation&from=2026-11-23&to=2027-11-23",
    "service=consultation&from=2026-11-24&to=2026-11-20",
    "service=consultation&from=2026-11-23&to=2026-11-23&tz=Mars/Olympus",
  ]) {
    expect((await slotsOf(app, query)).status, query).toBe(400);
  }
  await app.end();
});
