import { expect, test } from "vitest";
import { days } from "#domain/durations.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import { changePeople, mergePeople, unmergePerson } from "#domain/office/person-commands.ts";
import { deletePerson } from "#domain/office/person-requests.ts";
import * as retention from "#domain/office/retention-operations.ts";
import type { Db } from "#server/base/db/open-database.ts";
import { describeOnBoth, race, type TestApp } from "../start-app.ts";
import { insertSubscribers } from "./campaign-desk.ts";
import { cleanUp } from "./clean-up.ts";
import { countWaiting } from "./count-waiting.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const ask = (app: TestApp, name: string) =>
  sendForm(app, "send-hero-consultation", {
    name,
    email: `${name.toLowerCase()}@example.com`,
    service: "notary",
  });

const rowOf = ({ db }: TestApp, id: string) =>
  db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describeOnBoth("people who are merged", (open) => {
  test("are kept as long as the stricter of the two, and as before when that is undone", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    await cleanUp(app);
    const [held, quiet, client, inquiry] = [
      await ask(app, "Held"),
      await ask(app, "Quiet"),
      await ask(app, "Client"),
      await ask(app, "Inquiry"),
    ];
    const owner = await atWork(app);
    await owner.ask(retention.holdPerson, { id: held, reason: "A question of the IRS is open" });
    await owner.ask(changePeople, { ids: [client], change: { field: "stage", to: "client" } });
    const desk = await atWork(app, { role: "front-desk" });
    await desk.ask(mergePeople, { id: quiet, other: held });
    await desk.ask(mergePeople, { id: inquiry, other: client });
    // All of one instant, and yet in the order in which it happened.
    const history = (await desk.ask(getPerson, { id: inquiry })).timeline.flatMap((entry) =>
      entry.type === "submission" || entry.type === "touch" ? [entry.type] : [],
    );
    expect(history).toEqual(history.toSorted().toReversed());
    const keeping = (id: string) => owner.ask(retention.getKeeping, { id });
    expect(await keeping(quiet)).toMatchObject({
      disposalDay: null,
      hold: { reason: "A question of the IRS is open" },
    });
    expect(await keeping(inquiry)).toMatchObject({ disposalDay: null, handedOverAt: null });
    expect((await rowOf(app, inquiry)).stage).toBe("client");
    const { held: list } = await owner.ask(retention.getRetention, {});
    expect(list.map(({ id }) => id)).toEqual([quiet]);

    for (const id of [held, client]) await desk.ask(unmergePerson, { id });
    const { timeline } = await desk.ask(getPerson, { id: quiet });
    expect(timeline.find((entry) => entry.type === "touch" && entry.kind === "merge")).toMatchObject({
      body: "Held",
      undoneAt: expect.any(String),
    });
    expect((await keeping(quiet)).hold).toBeNull();
    expect((await keeping(held)).hold).not.toBeNull();
    expect((await rowOf(app, inquiry)).stage).toBe("new");
    expect((await rowOf(app, client)).stage).toBe("client");

    app.advance(1000);
    await desk.ask(mergePeople, { id: quiet, other: held });
    await desk.ask(mergePeople, { id: inquiry, other: client });
    app.advance(days(500));
    await cleanUp(app);
    expect((await app.db.selectFrom("people").select("id").execute()).length).toBe(4);
    expect((await app.db.selectFrom("leads").select("id").execute()).length).toBe(4);
  });

  test("a merge takes back a handing over that is true of one alone, and its undoing gives it back", async () => {
    const app = await open();
    const [handedOver, client, inquiry] = [
      await ask(app, "Past"),
      await ask(app, "Now"),
      await ask(app, "New"),
    ];
    const desk = await atWork(app);
    await desk.ask(changePeople, { ids: [handedOver, client], change: { field: "stage", to: "client" } });
    await desk.ask(retention.handOverPerson, { id: handedOver, isHandedOver: true });
    const keeping = (id: string) => desk.ask(retention.getKeeping, { id });
    const before = (await keeping(handedOver)).handedOverAt;
    app.advance(1000);
    await desk.ask(mergePeople, { id: handedOver, other: client });
    expect((await keeping(handedOver)).handedOverAt).toBeNull();
    app.advance(1000);
    await desk.ask(unmergePerson, { id: client });
    expect((await keeping(handedOver)).handedOverAt).toBe(before);

    await desk.ask(mergePeople, { id: inquiry, other: handedOver });
    expect((await keeping(inquiry)).handedOverAt).toBe(before);
    app.advance(1000);
    await desk.ask(unmergePerson, { id: handedOver });
    expect(await rowOf(app, inquiry)).toMatchObject({ stage: "new", handed_over_at: null });
  });

  test("a client who asked for the newsletter again keeps it in a merge with somebody who is none", async () => {
    const app = await open();
    const [client, other] = [await ask(app, "Ana"), await ask(app, "Eva")];
    const desk = await atWork(app);
    await desk.ask(changePeople, { ids: [client], change: { field: "stage", to: "client" } });
    await insertSubscribers(app.db, app.now(), ["ana", "eva"]);
    app.advance(1000);
    await desk.ask(mergePeople, { id: other, other: client });
    const rows = await app.db
      .selectFrom("subscribers")
      .select(["email", "status"])
      .orderBy("email")
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(["confirmed", "unsubscribed"]);
  });

  test("are called by their address where they gave no name", async () => {
    const app = await open();
    const [ana, nameless] = [await ask(app, "Ana"), await ask(app, "Eva")];
    await app.db.updateTable("people").set({ name: "" }).where("id", "=", nameless).execute();
    const desk = await atWork(app);
    await desk.ask(mergePeople, { id: ana, other: nameless });
    const { merged, timeline } = await desk.ask(getPerson, { id: ana });
    expect(merged).toEqual([{ id: nameless, name: "eva@example.com" }]);
    expect(timeline[0]).toMatchObject({ kind: "merge", body: "eva@example.com" });
  });

  test("a person who is about to be deleted is merged with nobody", async () => {
    const app = await open();
    const [leaving, other] = [await ask(app, "Leaving"), await ask(app, "Other")];
    const owner = await atWork(app);
    await owner.ask(deletePerson, { id: leaving });
    const refused = { code: "state-changed" };
    expect(await owner.ask(mergePeople, { id: leaving, other })).toMatchObject(refused);
    expect(await owner.ask(mergePeople, { id: other, other: leaving })).toMatchObject(refused);
  });

  test("get no newsletter at any of their addresses once they are a client", async () => {
    const app = await open();
    const [ana, eva, luis] = [await ask(app, "Ana"), await ask(app, "Eva"), await ask(app, "Luis")];
    await insertSubscribers(app.db, app.now(), ["ana", "eva", "luis"]);
    const desk = await atWork(app);
    const states = async () => {
      const rows = await app.db
        .selectFrom("subscribers")
        .select(["email", "status"])
        .orderBy("email")
        .execute();
      return rows.map(({ email, status }) => `${email.split("@")[0]} ${status}`);
    };
    await desk.ask(mergePeople, { id: ana, other: eva });
    app.advance(1000);
    await desk.ask(changePeople, { ids: [ana], change: { field: "stage", to: "client" } });
    expect(await states()).toEqual(["ana unsubscribed", "eva unsubscribed", "luis confirmed"]);
    app.advance(1000);
    await desk.ask(mergePeople, { id: ana, other: luis });
    expect(await states()).toEqual(["ana unsubscribed", "eva unsubscribed", "luis unsubscribed"]);
    await desk.ask(unmergePerson, { id: luis });
    expect(await states()).toEqual(["ana unsubscribed", "eva unsubscribed", "luis confirmed"]);
    await desk.ask(unmergePerson, { id: eva });
    expect(await states()).toEqual(["ana unsubscribed", "eva confirmed", "luis confirmed"]);
  });

  test("are taken apart once, however many ask at the same moment", async () => {
    const app = await open(race);
    const [id, other] = [await ask(app, "Ana"), await ask(app, "Iris")];
    const desk = await atWork(app, { role: "front-desk" });
    const merged = await desk.ask(mergePeople, { id, other });
    const apart = () => desk.ask(unmergePerson, { id: other });
    const answers = await Promise.all(Array.from({ length: 8 }, apart));
    expect(answers.filter(({ code }) => code !== "state-changed")).toEqual([merged]);
  });

  test("are locked in one order, so that taking them apart and merging never wait for each other", async () => {
    const app = await open(race);
    if (!app.env.databaseUrl) return;
    const [other, id] = [await ask(app, "Ana"), await ask(app, "Iris")].toSorted() as [string, string];
    const desk = await atWork(app, { role: "front-desk" });
    const merged = await desk.ask(mergePeople, { id, other });
    const lock = (tx: Db, each: string) =>
      tx.updateTable("people").set({ next_step: "" }).where("id", "=", each).execute();
    const apart = await app.db.transaction().execute(async (tx) => {
      await lock(tx, other);
      const answer = desk.ask(unmergePerson, { id: other });
      await expect.poll(() => countWaiting(app.db)).toBe(1);
      await lock(tx, id);
      return { answer };
    });
    expect(await apart.answer).toEqual(merged);
  });
});
