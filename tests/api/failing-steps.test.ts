import { expect, test } from "vitest";
import { days, hours } from "#domain/durations.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { insertRevision, shownName, stub } from "../stub-site.ts";
import { cleanUp } from "./clean-up.ts";
import { refuseRows } from "./refuse-rows.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const namesOf = async ({ db }: TestApp) =>
  (await db.selectFrom("people").select("name").orderBy("name").execute()).map(({ name }) => name);

const ask = (app: TestApp, name: string) =>
  sendForm(app, "send-hero-consultation", {
    name,
    email: `${name.toLowerCase()}@example.com`,
    service: "notary",
  });

describeOnBoth("what fails", (open) => {
  test("stops no other step of the cleanup", async () => {
    const app = await open();
    const person = await ask(app, "Ana");
    const { user } = await atWork(app);
    const at = app.now().toISOString();
    const draft = { person_id: person, user_id: user.id, channel: "note" as const, saved_at: at };
    await app.db
      .insertInto("drafts")
      .values({ ...draft, subject: "", body: "Bring the W-2" })
      .execute();
    await app.db
      .insertInto("idempotency_keys")
      .values({ key: "stuck", body_hash: "", lead_id: "", created_at: at })
      .execute();
    await refuseRows(app, "delete", "idempotency_keys");
    app.advance(days(31));
    await expect(cleanUp(app)).rejects.toThrow("refused");
    expect(await app.db.selectFrom("drafts").selectAll().execute()).toEqual([]);
  });

  test("keeps nobody else from being disposed of on the day", async () => {
    const app = await open();
    await cleanUp(app);
    for (const name of ["Ana", "Eva", "Iris"]) await ask(app, name);
    await refuseRows(app, "delete", "people", "old.name = 'Ana'");
    app.advance(days(5 * 365));
    await expect(cleanUp(app)).rejects.toThrow("refused");
    expect(await namesOf(app)).toEqual(["Ana"]);
  });

  test("keeps no publish from going live when it is only the note of what it is doing", async () => {
    const app = await open(stub());
    await refuseRows(app, "update", "content_revisions", "new.step != ''");
    const id = await insertRevision(app.db, "Segunda");
    expect(await app.releases.publish(id, { actorId: "elena" })).toEqual({ result: "live" });
    expect(await shownName(app.url)).toBe("Segunda");
  });

  test("keeps nobody else from being deleted at their request", async () => {
    const app = await open();
    const id = await ask(app, "Eva");
    const eva = await app.db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    // More than were looked at in one round.
    const delete_at = new Date(app.now().getTime() - hours(1)).toISOString();
    const stuck = Array.from({ length: 21 }, (_, at) => ({ ...eva, id: `0-${at}`, name: "Ana", delete_at }));
    await refuseRows(app, "delete", "people", "old.name = 'Ana'");
    await app.db.insertInto("people").values(stuck).execute();
    const due = app.db.updateTable("people").set({ delete_at: app.now().toISOString() });
    await due.where("id", "=", id).execute();
    await expect.poll(() => namesOf(app)).toEqual(Array(21).fill("Ana"));
    const logged = () => app.logged.filter((line) => line.includes("a person could not be deleted"));
    // Once all who are due had their turn.
    await expect.poll(logged).toHaveLength(1);
  });
});
