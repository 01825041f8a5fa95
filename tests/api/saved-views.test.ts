import { v7 } from "uuid";
import { expect, test } from "vitest";
import { days, minutes } from "#domain/durations.ts";
import {
  deleteView,
  exportPeople,
  listPeople,
  listSavedViews,
  mostViews,
  saveView,
} from "#domain/office/people-list-operations.ts";
import { removeStaff } from "#domain/office/staff-operations.ts";
import type { Stage } from "#domain/people/people.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const unlimited = { settings: { RATE_LIMITS: "off" } };
const numbered = (count: number) => Array.from({ length: count }, (_, number) => number);

/** People of one stage after the other, each with a minute of its own, the latest first. */
async function insertPeople(app: TestApp, count: number, stages: readonly Stage[]) {
  const people = numbered(count).map((number) => {
    const at = new Date(app.now().getTime() - minutes(number)).toISOString();
    return {
      id: v7(),
      name: `Person ${number}`,
      email: "",
      phone: "",
      phone_shown: "",
      writes: "es" as const,
      speaks: "es" as const,
      closed_reason: "",
      next_step: "",
      stage: stages[number % stages.length] as Stage,
      blocked_channels: "[]",
      last_activity_at: at,
      created_at: at,
    };
  });
  await app.db.insertInto("people").values(people).execute();
  return people;
}

describeOnBoth("the list of people", (open) => {
  test("has those of several stages, page by page in its order", async () => {
    const app = await open(unlimited);
    const { ask } = await atWork(app);
    const people = await insertPeople(app, 150, ["booked", "new", "client"]);
    const listed: string[] = [];
    for (let after: string | null | undefined = ""; after !== null && after !== undefined; ) {
      const page: Awaited<ReturnType<typeof listPage>> = await listPage(after);
      listed.push(...page.people.map(({ id }) => id));
      after = page.next;
    }
    expect(listed).toEqual(people.filter(({ stage }) => stage !== "new").map(({ id }) => id));
    expect(await ask(listPeople, { stage: "booked,unknown" })).toMatchObject({ code: "input-invalid" });
    function listPage(after: string) {
      return ask(listPeople, { stage: "client,booked", ...(after && { after }) });
    }
  });

  test("has those who wrote in a month or a year that moves with the calendar", async () => {
    const app = await open(unlimited);
    app.advance(Date.parse("2026-12-31T18:00:00Z") - app.now().getTime());
    const december = await sendForm(app, "send-hero-consultation", hero);
    // Eleven at night in Texas: New Year's Eve still.
    app.advance(Date.parse("2027-01-01T05:00:00Z") - app.now().getTime());
    const eve = await sendForm(app, "send-hero-consultation", { ...hero, email: "eve@example.com" });
    app.advance(days(2));
    const january = await sendForm(app, "send-hero-consultation", { ...hero, email: "new@example.com" });
    const { ask } = await atWork(app);
    const listed = async (filters: Parameters<typeof ask<typeof listPeople>>[1]) =>
      (await ask(listPeople, filters)).people.map(({ id }) => id);
    expect(await listed({ period: "this-month" })).toEqual([january]);
    expect(await listed({ period: "last-month" })).toEqual([eve, december]);
    expect(await listed({ period: "this-year" })).toEqual([january]);
    expect(await listed({ period: "last-year" })).toEqual([eve, december]);
    // Its days take the place of others.
    expect(await listed({ period: "last-month", from: "2027-01-01" })).toEqual([eve, december]);
    expect(await ask(exportPeople, { period: "last-month" })).toMatchObject({ rows: 2 });
  });
});

describeOnBoth("the views that a member of staff keeps", (open) => {
  test("are of that one alone, replaced under their name, and forgotten", async () => {
    const app = await open(unlimited);
    const owner = await atWork(app);
    const ana = await atWork(app, { role: "preparer" });
    const filters = { stage: "booked,client", period: "last-month" } as const;
    await owner.ask(saveView, { name: "  For the   bookkeeper ", filters: { stage: "new" } });
    await owner.ask(saveView, { name: "For the bookkeeper", filters });
    await owner.ask(saveView, { name: "Answer first", filters: { waiting: "yes" } });
    await ana.ask(saveView, { name: "For the bookkeeper", filters: { language: "es" } });
    await ana.ask(saveView, { name: "Answer first", filters: { language: "en" } });
    const bookkeeper = { name: "For the bookkeeper", filters };
    const first = { name: "Answer first", filters: { waiting: "yes" } };
    expect(await owner.ask(listSavedViews, {})).toEqual({ views: [first, bookkeeper] });
    await owner.ask(deleteView, { name: "Answer first" });
    await owner.ask(deleteView, { name: "Answer first" });
    expect(await owner.ask(listSavedViews, {})).toEqual({ views: [bookkeeper] });
    expect((await ana.ask(listSavedViews, {})).views).toHaveLength(2);
    await owner.ask(removeStaff, { id: ana.user.id });
    const left = await app.db.selectFrom("saved_views").select("user_id").execute();
    expect(left).toEqual([{ user_id: owner.user.id }]);
  });

  test("stand in the order of the alphabet of who reads them", async () => {
    const app = await open(unlimited);
    const { ask } = await atWork(app);
    for (const name of ["Zeta", "Ñandú", "nube", "Árbol", "alfa"]) await ask(saveView, { name, filters: {} });
    const listed = async (locale: string) => {
      await app.db
        .updateTable("users")
        .set({ user_metadata: JSON.stringify({ locale }) })
        .execute();
      return (await ask(listSavedViews, {})).views.map(({ name }) => name);
    };
    expect(await listed("es")).toEqual(["alfa", "Árbol", "nube", "Ñandú", "Zeta"]);
    expect(await listed("en")).toEqual(["alfa", "Árbol", "Ñandú", "nube", "Zeta"]);
  });

  test("are twenty at most, however many are asked for at once", async () => {
    const app = await open(unlimited);
    const { ask } = await atWork(app);
    const names = numbered(mostViews + 5).map((number) => `View ${number}`);
    const answers = await Promise.all(names.map((name) => ask(saveView, { name, filters: {} })));
    const refused = answers.filter(({ code }) => code === "input-invalid");
    expect(refused.map(({ field }) => field)).toEqual(numbered(5).map(() => "name"));
    const { views } = await ask(listSavedViews, {});
    expect(views).toHaveLength(mostViews);
    const [kept] = views;
    // One that is replaced is none more.
    expect(await ask(saveView, { name: kept?.name ?? "", filters: { stage: "new" } })).toEqual({});
    expect(await ask(saveView, { name: " ", filters: {} })).toMatchObject({
      code: "input-invalid",
      field: "name",
      error: "view-name-required",
    });
  });
});
