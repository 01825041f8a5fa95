import { expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { getCounts } from "#domain/office/counts-operations.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import { mergePeople } from "#domain/office/person-commands.ts";
import { tagSpam } from "#domain/office/spam-operations.ts";
import { describeOnBoth } from "../start-app.ts";
import { bookAna } from "./appointment-calls.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const unlimited = { settings: { RATE_LIMITS: "off" } };

describeOnBoth("a number of the counts and the list that it opens", (open) => {
  test("know the messages of somebody merged as those of who the person is now", async () => {
    const app = await open(unlimited);
    const desk = await atWork(app, { role: "front-desk" });
    const send = (email: string) => sendForm(app, "send-hero-consultation", { ...hero, email });
    const [mine, other, third] = [
      await send("a@example.com"),
      await send("b@example.com"),
      await send("c@example.com"),
    ];
    const assign = (id: string, to: string | null) =>
      app.db.updateTable("people").set({ assigned_to: to }).where("id", "=", id).execute();
    await assign(mine, desk.user.id);
    await desk.ask(mergePeople, { id: other, other: third });
    await desk.ask(mergePeople, { id: mine, other });
    const counted = async () => (await desk.ask(getCounts, {})).weeks.at(-1)?.leads;
    expect(await counted()).toBe(3);
    await assign(mine, null);
    await assign(third, desk.user.id);
    app.advance(minutes(1));
    expect(await counted()).toBe(0);
    expect((await desk.ask(listPeople, { assignee: desk.user.id })).people).toEqual([]);
  });

  test("leave out the appointment of who is tagged as spam", async () => {
    const app = await open(unlimited);
    const owner = await atWork(app);
    await bookAna(app);
    const [lead] = await app.leads();
    await owner.ask(tagSpam, { ids: [lead?.person_id ?? ""] });
    const week = { from: "2026-11-23", to: "2026-11-29" };
    const { weeks } = await owner.ask(getCounts, week);
    expect(weeks).toMatchObject([{ booked: 0, cancelled: 0 }]);
    expect((await owner.ask(listPeople, { ...week, outcome: "cancelled" })).people).toEqual([]);
  });

  test("call what a campaign names like them direct, and the office's own alone the office's", async () => {
    const app = await open(unlimited);
    const owner = await atWork(app);
    for (const [place, utm_source] of ["Direct", "office", "card"].entries()) {
      const formData = { ...hero, name: `Ana ${place}`, email: `${place}@example.com` };
      await app.post("send-hero-consultation", { formData, locale: "en", visit: { utm: { utm_source } } });
    }
    const { sources } = await owner.ask(getCounts, {});
    expect(sources).toEqual([
      { id: "", count: 2 },
      { id: "card", count: 1 },
    ]);
    const listed = async (source: string) => (await owner.ask(listPeople, { source })).people.length;
    expect([await listed("direct"), await listed("office"), await listed("card")]).toEqual([2, 0, 1]);
  });
});
