import { expect, test } from "vitest";
import { days } from "#domain/durations.ts";
import { saveField } from "#domain/office/field-operations.ts";
import { publishWebsite, rollBackWebsite } from "#domain/office/website-operations.ts";
import { claimLease, leaseTime } from "#server/release/leases.ts";
import { interrupted } from "#server/release/revisions.ts";
import { describeOnBoth, race, type TestApp } from "../start-app.ts";
import { buildStub, insertRevision, type MakeSite, shownName, stub } from "../stub-site.ts";
import { atWork } from "./staff-at-work.ts";
import { twinOf } from "./twin-server.ts";

const rowOf = (app: TestApp, id: string) =>
  app.db.selectFrom("content_revisions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describeOnBoth("the lease of a publish", (open, databaseUrl) => {
  test("while one publishes, another is told who does", async () => {
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    const build: MakeSite = (each) => gate.then(() => buildStub(each));
    const url = await databaseUrl();
    const app = await open({ ...stub({ build }), ...(url && { databaseUrl: url }) });
    // On Postgres the second is another server.
    const other = url ? await open({ ...stub({ build }), ...(await twinOf(app)) }) : app;
    const [first, second] = [
      await insertRevision(app.db, "Segunda"),
      await insertRevision(app.db, "Tercera"),
    ];
    const publishing = app.releases.publish(first, { actorId: "elena" });
    await expect.poll(async () => (await rowOf(app, first)).step).toBe("building");
    expect(await other.releases.publishing()).toBe("elena");
    expect(await other.releases.publish(second, { actorId: "rosa" })).toEqual({ result: "busy" });
    expect(await rowOf(app, second)).toMatchObject({
      state: "failed",
      reason: "Somebody else was publishing.",
    });
    openGate();
    expect(await publishing).toEqual({ result: "live" });
    // The second server holds the lease by itself while it makes the same release.
    await expect.poll(() => shownName(other.url)).toBe("Segunda");
    await expect.poll(() => app.releases.publishing()).toBeUndefined();
  });

  test("of five who publish at once one does, and the others are told who", async () => {
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    const app = await open({ ...stub({ build: (each) => gate.then(() => buildStub(each)) }), ...race });
    const owner = await atWork(app);
    await owner.ask(saveField, { path: "business/name", version: "", value: "Segunda" });
    const answers = await Promise.all(Array.from({ length: 5 }, () => owner.ask(publishWebsite, {})));
    answers.push({ id: "", ...(await owner.ask(rollBackWebsite, { id: "shipped" })) });
    const refused = answers.filter(({ code }) => code !== undefined);
    expect(refused.map(({ code, by }) => [code, by])).toEqual(
      Array.from({ length: 5 }, () => ["publish-busy", "Elena Prueba"]),
    );
    openGate();
    await expect.poll(() => shownName(app.url)).toBe("Segunda");
    await expect.poll(() => app.releases.publishing()).toBeUndefined();
    expect(await app.db.selectFrom("content_revisions").select("state").execute()).toEqual([
      { state: "live" },
    ]);
  });

  test("of a server that died while its clock was far ahead holds nobody up", async () => {
    const app = await open();
    const until = new Date(app.now().getTime() + days(365)).toISOString();
    const row = { id: "publish", holder: "a dead server", actor_id: "elena", until };
    await app.db.insertInto("leases").values(row).execute();
    expect(await app.releases.publishing()).toBeUndefined();
    const lease = { ...app, id: "publish", holder: "another", actorId: "rosa" };
    expect(await claimLease(lease)).toBe(true);
    expect(await app.releases.publishing()).toBe("rosa");
  });

  test("a server that stood still while another began to publish does not go live", async () => {
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    const app = await open(stub({ build: (each) => gate.then(() => buildStub(each)) }));
    const id = await insertRevision(app.db, "Segunda");
    const publishing = app.releases.publish(id, { actorId: "elena" });
    await expect.poll(async () => (await rowOf(app, id)).step).toBe("building");
    await app.db.updateTable("leases").set({ holder: "another server" }).execute();
    openGate();
    expect(await publishing).toEqual({
      result: "failed",
      reason: { code: "busy", text: "Somebody else began to publish: publish again." },
    });
    expect([await shownName(app.url), (await rowOf(app, id)).state]).toEqual([
      "Ventanilla Tax & Business",
      "failed",
    ]);
  });

  test("a publish that a server did not live to end is told of by the next that looks, once its lease ran out", async () => {
    const app = await open(stub());
    await app.releases.follow();
    const lease = { ...app, id: "publish", holder: "a dead server", actorId: "elena" };
    expect(await claimLease(lease)).toBe(true);
    const id = await insertRevision(app.db, "Segunda");
    await app.db.updateTable("content_revisions").set({ step: "building" }).where("id", "=", id).execute();
    await app.releases.follow();
    expect(await rowOf(app, id)).toMatchObject({ state: "queued", step: "building" });
    app.advance(leaseTime);
    await expect
      .poll(() => rowOf(app, id))
      .toMatchObject({ state: "failed", step: "", reason: interrupted.text });
    expect(await claimLease(lease)).toBe(true);
  });
});
