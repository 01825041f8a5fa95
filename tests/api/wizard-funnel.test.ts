import { expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { getCounts } from "#domain/office/counts-operations.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import { mergePeople } from "#domain/office/person-commands.ts";
import { describeOnBoth } from "../start-app.ts";
import { business, hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

describeOnBoth("the way from the wizard to a client", (open) => {
  test("counts people by the stage that they have reached, and each number lists them", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const owner = await atWork(app);
    const ask = (name: string) =>
      sendForm(app, "send-business-confirmation", {
        ...business,
        fullName: name,
        email: `${name.replaceAll(" ", ".")}@example.com`,
      });
    const views = { day: "2026-11-20", path: "/start-your-business" };
    await app.db
      .insertInto("page_counts")
      .values([
        { ...views, locale: "en", count: 7 },
        { ...views, locale: "es", count: 5 },
        { ...views, path: "/contact", locale: "en", count: 3 },
      ])
      .execute();
    expect((await owner.ask(getCounts, {})).wizard).toEqual({
      opened: 12,
      asked: 0,
      talking: 0,
      booked: 0,
      clients: 0,
    });

    const [rosa, eva, luis, iris, other] = [
      await ask("Rosa Uno"),
      await ask("Eva Dos"),
      await ask("Luis Tres"),
      await ask("Iris Cuatro"),
      await ask("Otra Cinco"),
    ];
    await sendForm(app, "send-hero-consultation", { ...hero, email: "nobody@example.com" });
    const setStage = (id: string, stage: "talking" | "booked" | "client" | "closed") =>
      app.db.updateTable("people").set({ stage }).where("id", "=", id).execute();
    await owner.ask(mergePeople, { id: eva, other });
    await setStage(eva, "talking");
    await setStage(luis, "booked");
    await setStage(iris, "client");
    app.advance(minutes(1));
    expect((await owner.ask(getCounts, {})).wizard).toEqual({
      opened: 12,
      asked: 4,
      talking: 3,
      booked: 2,
      clients: 1,
    });
    const week = { form: "business", from: "2026-11-16", to: "2026-11-22" } as const;
    const listed = async (stage?: string) => (await owner.ask(listPeople, { ...week, stage })).people.length;
    expect([await listed(), await listed("talking,booked,client"), await listed("booked,client")]).toEqual([
      4, 3, 2,
    ]);

    const desk = await atWork(app, { role: "front-desk" });
    await app.db.updateTable("people").set({ assigned_to: desk.user.id }).where("id", "=", rosa).execute();
    expect((await desk.ask(getCounts, {})).wizard).toMatchObject({ opened: null, asked: 1, talking: 0 });
    expect((await owner.ask(getCounts, { from: "2026-11-21", to: "2026-11-22" })).wizard).toMatchObject({
      opened: 0,
      asked: 0,
    });
  });
});
