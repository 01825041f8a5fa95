import { expect, test } from "vitest";
import { days, hours, minutes } from "#domain/durations.ts";
import { logTouch, undoTouch } from "#domain/office/answer-operations.ts";
import { getCounts } from "#domain/office/counts-operations.ts";
import type { InputOf } from "#domain/office/operation.ts";
import { listPeople, listSources } from "#domain/office/people-list-operations.ts";
import { mergePeople, unmergePerson } from "#domain/office/person-commands.ts";
import { hasSent } from "#server/people/list-by-leads.ts";
import { emptyLead } from "../empty-lead.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { bookAna } from "./appointment-calls.ts";
import { atWork } from "./staff-at-work.ts";

type Visit = { referrerHost?: string; utm?: Record<string, string> };

async function send(app: TestApp, name: string, formData: object, locale = "en", visit: Visit = {}) {
  const answer = await app.post(name, { formData, locale, visit });
  const { id } = (await answer.json()) as { id: string };
  const row = await app.db.selectFrom("leads").select("person_id").where("id", "=", id).executeTakeFirst();
  return row?.person_id ?? "";
}

/** Stores messages at moments of the past; the first of them is of a person. */
async function insertLeads(app: TestApp, moments: readonly string[]) {
  await app.db
    .insertInto("leads")
    .values(moments.map((created_at, number) => ({ ...emptyLead, id: `past-${number}`, created_at })))
    .execute();
}

describeOnBoth("the counts", (open) => {
  test("are those of a set of requests, answers and appointments, and each opens its people", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const hero = { name: "Rosa Uno", email: "rosa@example.com", service: "notary" };
    const contact = {
      firstName: "Luis",
      lastName: "Dos",
      email: "luis@example.com",
      message: "Hi",
      phone: "",
    };
    // Friday at nine: promised by the close of Monday.
    const rosa = await send(app, "send-hero-consultation", hero, "es", { referrerHost: "www.google.com" });
    const luis = await send(app, "send-contact-message", { ...contact, service: "tax" }, "en", {
      utm: { utm_source: "Card" },
      referrerHost: "www.google.com",
    });
    app.advance(hours(1));
    const consultation = { serviceType: "Consulta general", name: "Ana Tres", phone: "214 555 0177" };
    const ana = await send(
      app,
      "send-consultation-request",
      { ...consultation, email: "a@example.com" },
      "es",
    );
    await send(app, "send-hero-consultation", { ...hero, website: "http://spam.example" });
    await send(app, "subscribe-newsletter", { email: "rosa@example.com" });
    await bookAna(app);
    const [appointment] = await app.db.selectFrom("appointments").selectAll().execute();
    if (!appointment) throw new Error("nothing is booked");
    app.advance(hours(1));
    await (await atWork(app)).ask(logTouch, { id: rosa, kind: "whatsapp", body: "", outcome: null });
    app.advance(days(2) + hours(23));
    await (await atWork(app)).ask(logTouch, { id: luis, kind: "visit", body: "", outcome: null });
    app.advance(hours(23));
    const owner = await atWork(app);
    const { touchId } = await owner.ask(logTouch, { id: ana, kind: "visit", body: "", outcome: null });
    await app.db.updateTable("appointments").set({ outcome: "kept" }).execute();

    const counts = await owner.ask(getCounts, {});
    expect([counts.from, counts.to, counts.weeks.length]).toEqual(["2026-09-07", "2026-11-29", 12]);
    const none = { leads: 0, booked: 0, kept: 0, noShow: 0, cancelled: 0 };
    expect(counts.weeks.slice(-3)).toEqual([
      { from: "2026-11-09", to: "2026-11-15", ...none },
      { from: "2026-11-16", to: "2026-11-22", ...none, leads: 4 },
      { from: "2026-11-23", to: "2026-11-29", ...none, booked: 1, kept: 1 },
    ]);
    expect(counts.languages).toEqual([
      { id: "en", count: 2 },
      { id: "es", count: 2 },
    ]);
    expect(counts.services).toEqual([
      { id: "", count: 2 },
      { id: "notary-public", count: 1 },
      { id: "personal-taxes", count: 1 },
    ]);
    expect(counts.sources).toEqual([
      { id: "", count: 2 },
      { id: "card", count: 1 },
      { id: "google.com", count: 1 },
    ]);
    // 120 minutes; 8 hours of Friday and one of Monday; 7 hours of Friday, 8 of Monday and none of Tuesday.
    expect(counts.replies).toEqual({
      inTime: 2,
      late: 1,
      open: 0,
      overdue: 0,
      median: 540,
      ninetieth: 900,
    });
    expect(counts.views).toMatchObject({ pages: [], languages: [], referrers: [] });
    expect(counts.views?.days.length).toBe(11 * 7 + 2);

    const peopleOf = async (filters: InputOf<typeof listPeople>) => {
      const { people } = await owner.ask(listPeople, filters);
      return people.map(({ name }) => name).sort();
    };
    const week = { from: "2026-11-16", to: "2026-11-22" };
    const all = ["Ana Prueba", "Ana Tres", "Luis Dos", "Rosa Uno"];
    expect(await peopleOf(week)).toEqual(all);
    expect(await peopleOf({ ...week, language: "es" })).toEqual(["Ana Tres", "Rosa Uno"]);
    expect(await peopleOf({ ...week, service: "personal-taxes" })).toEqual(["Luis Dos"]);
    expect(await peopleOf({ ...week, service: "general" })).toEqual(["Ana Prueba", "Ana Tres"]);
    expect(await peopleOf({ ...week, service: "payroll" })).toEqual([]);
    expect(await owner.ask(listSources, {})).toEqual({ sources: ["direct", "card", "google.com"] });
    expect(await peopleOf({ source: "card" })).toEqual(["Luis Dos"]);
    expect(await peopleOf({ source: "direct", form: "appointment" })).toEqual(["Ana Prueba"]);
    expect(await peopleOf({ ...week, answered: "in-time" })).toEqual(["Luis Dos", "Rosa Uno"]);
    expect(await peopleOf({ ...week, answered: "late" })).toEqual(["Ana Tres"]);
    expect(await peopleOf({ ...week, answered: "open" })).toEqual([]);
    expect(await peopleOf({ from: "2026-11-21" })).toEqual([]);
    expect(await peopleOf({ to: "2026-11-19" })).toEqual([]);
    expect(await peopleOf({ ...week, stage: "talking" })).toEqual(["Ana Tres", "Luis Dos", "Rosa Uno"]);

    // The appointment is in the week after the message that booked it.
    const after = { from: "2026-11-23", to: "2026-11-29" };
    expect(await peopleOf({ ...after, outcome: "kept" })).toEqual(["Ana Prueba"]);
    expect(await peopleOf({ ...after, outcome: "booked", language: "en" })).toEqual(["Ana Prueba"]);
    expect(await peopleOf({ outcome: "booked", source: "card" })).toEqual([]);
    expect(await peopleOf({ ...after, outcome: "no-show" })).toEqual([]);
    expect(await peopleOf({ ...week, outcome: "kept" })).toEqual([]);

    // Who was merged into somebody is found as that one, also over others.
    await owner.ask(mergePeople, { id: ana, other: luis });
    await owner.ask(mergePeople, { id: rosa, other: ana });
    expect(await peopleOf({ source: "card" })).toEqual(["Rosa Uno"]);
    const card = app.db
      .selectFrom("people")
      .select("name")
      .where(hasSent({ source: "card" }));
    expect(await card.where("merged_into", "is", null).execute()).toEqual([{ name: "Rosa Uno" }]);
    expect(await peopleOf({ ...week, service: "personal-taxes", stage: "talking" })).toEqual(["Rosa Uno"]);
    await owner.ask(unmergePerson, { id: ana });
    await owner.ask(unmergePerson, { id: luis });

    // Answers may be a minute old.
    await owner.ask(undoTouch, { id: touchId });
    expect((await owner.ask(getCounts, {})).replies.late).toBe(1);
    app.advance(minutes(1));
    const later = await owner.ask(getCounts, {});
    expect(later.replies).toMatchObject({ inTime: 2, late: 0, open: 1, overdue: 1, median: 120 });
    expect(await peopleOf({ ...week, answered: "open" })).toEqual(["Ana Tres"]);

    const desk = await atWork(app, { role: "front-desk" });
    await app.db.updateTable("people").set({ assigned_to: desk.user.id }).where("id", "=", rosa).execute();
    const own = await desk.ask(getCounts, {});
    expect(own).toMatchObject({ isOwn: true, views: null, languages: [{ id: "es", count: 1 }] });
    expect(own.weeks.at(-1)).toMatchObject(none);
  });

  test("keep weeks of the practice's clock, over its changes, and ranges within bounds", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const owner = await atWork(app, { role: "preparer" });
    await insertLeads(app, [
      // The last second of a Sunday and the first of a Monday, in summer, across the change and in winter.
      "2026-10-26T04:59:59.999Z",
      "2026-10-26T05:00:00.000Z",
      "2026-11-02T05:59:59.999Z",
      "2026-11-02T06:00:00.000Z",
      "2026-11-16T05:59:59.999Z",
      "2026-11-16T06:00:00.000Z",
    ]);
    const leads = async (input: InputOf<typeof getCounts>) =>
      (await owner.ask(getCounts, input)).weeks.flatMap(({ from, to, leads: count }) =>
        count > 0 ? [[from, to, count]] : [],
      );
    expect(await leads({})).toEqual([
      ["2026-10-19", "2026-10-25", 1],
      ["2026-10-26", "2026-11-01", 2],
      ["2026-11-02", "2026-11-08", 1],
      ["2026-11-09", "2026-11-15", 1],
      ["2026-11-16", "2026-11-22", 1],
    ]);
    expect(await leads({ from: "2026-10-28", to: "2026-11-15" })).toEqual([
      ["2026-10-28", "2026-11-01", 1],
      ["2026-11-02", "2026-11-08", 1],
      ["2026-11-09", "2026-11-15", 1],
    ]);
    expect((await owner.ask(getCounts, { range: "12-months" })).weeks).toHaveLength(53);
    for (const input of [
      { from: "2026-11-15" },
      { from: "2026-11-15", to: "2026-11-14" },
      { from: "2020-01-01", to: "2026-11-14" },
      { from: "2026-02-30", to: "2026-11-14" },
    ])
      expect(await owner.ask(getCounts, input)).toMatchObject({ code: "input-invalid" });
  });
});
