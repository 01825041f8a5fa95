import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { hours, seconds } from "#domain/durations.ts";
import { endSessions } from "#server/auth/sessions.ts";
import { updateUser } from "#server/auth/user-rows.ts";
import type { Db } from "#server/base/db/open-database.ts";
import { writeSignals } from "#server/base/db/signals.ts";
import { createDatabase } from "../create-database.ts";
import { describeOnBoth, startApp, type TestApp } from "../start-app.ts";
import { cutConnections } from "./cut-connections.ts";
import { expectSignal, listen } from "./office-listener.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";

const tell = (app: TestApp, id: string) =>
  writeSignals(app.db, [{ topic: "people", id }], "somebody", app.now());

/** Notes that somebody looks at a person from a server that died. */
async function insertDeadPresence({ db, now }: TestApp) {
  const row = { id: randomUUID(), user_id: randomUUID(), subject_id: randomUUID() };
  await db
    .insertInto("presence")
    .values({ ...row, until: now().toISOString() })
    .execute();
}

describeOnBoth("the office's live signals", (open) => {
  test("reach every screen, name ids alone, and come again after a lost connection", async () => {
    const app = await open();
    const { token, user } = await signedInStaff(app);
    const listeners = [await listen(app.url, token), await listen(app.url, token)];
    const [first] = listeners;
    const id = randomUUID();
    await tell(app, id);
    for (const each of listeners) await expectSignal(each, id);
    expect(Object.keys(first?.signals[0] ?? {}).sort()).toEqual(["by", "id", "seq", "topic"]);
    // Whoever is signed out hears nothing from then on, and cannot come back.
    await endSessions(app.db, user.id);
    const isListening = ({ channel }: (typeof listeners)[number]) => `${channel.state}` === "joined";
    await expect.poll(() => listeners.some(isListening)).toBe(false);
    const silent = randomUUID();
    await tell(app, silent);
    const { token: other } = await signedInStaff(app);
    const late = await listen(app.url, other);
    const last = randomUUID();
    await tell(app, last);
    await expectSignal(late, last);
    expect(
      listeners
        .flatMap(({ signals }) => signals)
        .filter(({ id: heard }) => heard === silent || heard === last),
    ).toEqual([]);
    expect(listeners.map((each) => each.joins())).toEqual([1, 1]);
    for (const each of [...listeners, late]) await each.end();
  });

  test("are told also when the database failed after they were read", async () => {
    // Only the read of changes meets the failure.
    const app = await open({ realtimeLimits: { sessionCheck: hours(1) } });
    const { token } = await signedInStaff(app);
    const screen = await listen(app.url, token);
    const rename = (db: Db, from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
    const id = randomUUID();
    await app.db.transaction().execute(async (tx) => {
      await rename(tx, "presence", "presence_away");
      await writeSignals(tx, [{ topic: "people", id }], "somebody", app.now());
    });
    await expect.poll(() => app.logged.filter((line) => /live signals/.test(line)).length).toBe(1);
    await rename(app.db, "presence_away", "presence");
    await expectSignal(screen, id);
    await screen.end();
  });

  test("are for staff with a second factor, on the one channel there is", async () => {
    const app = await open();
    const { token } = await signedInStaff(app);
    const refused = [
      await listen(app.url, "x"),
      await listen(app.url, (await signedInStaff(app, { aal: "aal1" })).token),
      await listen(app.url, (await signedInStaff(app, { role: undefined })).token),
      await listen(app.url, token, { channel: "other" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => "CHANNEL_ERROR"));
    for (const each of refused) await each.end();
  });

  test("say who looks at which person, on whatever server", async () => {
    const app = await open();
    const [ana, elena] = [await signedInStaff(app), await signedInStaff(app)];
    await insertDeadPresence(app);
    const person = randomUUID();
    const one = await listen(app.url, ana.token, { at: person });
    const other = await listen(app.url, elena.token, { at: "<script>" });
    const both = [`${ana.user.id} ${person}`, `${elena.user.id} `].sort();
    for (const each of [one, other]) await expect.poll(each.present).toEqual(both);
    await one.end();
    await expect.poll(other.present).toEqual([`${elena.user.id} `]);
    await other.end();
    await expect.poll(() => app.db.selectFrom("presence").selectAll().execute()).toEqual([]);
  });

  test("say so as long as heartbeats come, and nothing of a server that died", async () => {
    // Presences whose lease is over stay in the table.
    const app = await open({ realtimeLimits: { sessionCheck: hours(1) } });
    await insertDeadPresence(app);
    const [ana, elena] = [await signedInStaff(app), await signedInStaff(app)];
    const person = randomUUID();
    const one = await listen(app.url, ana.token, { at: person });
    const other = await listen(app.url, elena.token, { at: person });
    const both = [`${ana.user.id} ${person}`, `${elena.user.id} ${person}`].sort();
    await expect.poll(other.present).toEqual(both);
    const lease = () =>
      app.db.selectFrom("presence").select("until").where("user_id", "=", elena.user.id).executeTakeFirst();
    app.advance(seconds(30));
    const former = await lease();
    await other.channel.socket.sendHeartbeat();
    await expect.poll(lease).not.toEqual(former);
    app.advance(seconds(11));
    await expect.poll(other.present).toEqual([`${elena.user.id} ${person}`]);
    for (const each of [one, other]) await each.end();
  });

  test("are closed when the role ends or the token is over, and not by other people's ends", async () => {
    const app = await open();
    const [ana, elena] = [await signedInStaff(app), await signedInStaff(app)];
    const [one, other] = [await listen(app.url, ana.token), await listen(app.url, elena.token)];
    await updateUser(app.db, ana.user.id, { app_metadata: "{}" }, app.now());
    await expect.poll(() => one.channel.state).not.toBe("joined");
    const id = randomUUID();
    await tell(app, id);
    await expectSignal(other, id);
    expect(one.signals).toEqual([]);
    // The session goes on in another window.
    const active_at = new Date(app.now().getTime() + hours(1)).toISOString();
    await app.db.updateTable("sessions").set({ active_at }).execute();
    app.advance(hours(1));
    await expect.poll(() => other.channel.state).not.toBe("joined");
    for (const each of [one, other]) await each.end();
  });

  test("begin anew for who got another role, and tell the staff who is here", async () => {
    const app = await open();
    const [owner, ana] = [await signedInStaff(app), await signedInStaff(app, { role: "preparer" })];
    const [one, other] = [await listen(app.url, ana.token), await listen(app.url, owner.token)];
    const change = (action: string, body: object) =>
      callOffice(app, `/staff/${ana.user.id}/${action}`, { token: owner.token, body });
    expect((await change("role", { from: "preparer", role: "front-desk" })).status).toBe(200);
    await expect.poll(one.joins).toBe(2);
    const told = () => other.signals.filter(({ topic }) => topic === "staff").length;
    await expect.poll(told).toBe(1);
    expect((await change("ban", {})).status).toBe(200);
    await expect.poll(told).toBe(2);
    expect(other.joins()).toBe(1);
    for (const each of [one, other]) await each.end();
  });
});

test("a screen knows of every change, however often its connection is cut", async () => {
  const app = await startApp();
  await cutConnections(app, 12);
  await app.end();
});

test("two servers on one Postgres tell each other, also of what is committed late", async () => {
  const databaseUrl = await createDatabase();
  const one = await startApp({ databaseUrl });
  const other = await startApp({ databaseUrl, folder: one.folder });
  const [ana, elena] = [await signedInStaff(one), await signedInStaff(one)];
  const person = randomUUID();
  const here = await listen(one.url, ana.token, { at: person });
  const there = await listen(other.url, elena.token, { at: person });
  const both = [`${ana.user.id} ${person}`, `${elena.user.id} ${person}`].sort();
  for (const each of [here, there]) await expect.poll(each.present).toEqual(both);
  const [late, early] = [randomUUID(), randomUUID()];
  await one.db.transaction().execute(async (tx) => {
    await writeSignals(tx, [{ topic: "people", id: late }], "somebody", one.now());
    await tell(one, early);
    // Of one alone: each server looks for a number that it saw skipped for half a minute.
    await expectSignal(there, early);
    expect(there.signals.map(({ id }) => id)).toEqual([early]);
  });
  for (const each of [here, there]) for (const id of [early, late]) await expectSignal(each, id);
  for (const each of [here, there]) await each.end();
  for (const app of [other, one]) await app.end();
});
