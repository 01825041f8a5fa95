import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { get } from "node:http";
import { connect } from "node:net";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import WebSocket from "ws";
import { hours } from "#domain/durations.ts";
import { writeSignals } from "#server/base/db/signals.ts";
import { createDatabase } from "../create-database.ts";
import { race, startApp } from "../start-app.ts";
import { countWaiting } from "./count-waiting.ts";
import { expectSignal, listen } from "./office-listener.ts";
import { signedInStaff } from "./office-staff.ts";

test("a page of another site cannot open the socket, and a flood of frames or of failed joins closes it", async () => {
  const app = await startApp();
  const open = (origin: string) => new WebSocket(`${app.url}/realtime/v1/websocket?vsn=2.0.0`, { origin });
  const foreign = open("https://evil.example");
  const status = await new Promise((resolve) => {
    foreign.on("unexpected-response", (_, response) => resolve(response.statusCode));
    foreign.on("error", () => {});
  });
  expect(status).toBe(403);
  const own = open(app.env.siteUrl);
  await new Promise((resolve) => own.on("open", resolve));
  for (let count = 0; count < 200; count += 1) own.send(`[null,"${count}","phoenix","heartbeat",{}]`);
  expect(await new Promise((resolve) => own.on("close", resolve))).toBe(1008);
  const guessing = open(app.env.siteUrl);
  await new Promise((resolve) => guessing.on("open", resolve));
  const join = '["1","1","realtime:office","phx_join",{"access_token":"a.b.c"}]';
  for (let count = 0; count < 5; count += 1) guessing.send(join);
  expect(await new Promise((resolve) => guessing.on("close", resolve))).toBe(1008);
  const huge = open(app.env.siteUrl);
  await new Promise((resolve) => huge.on("open", resolve));
  huge.send("x".repeat(100_000));
  expect(await new Promise((resolve) => huge.on("close", resolve))).toBe(1009);
  // An upgrade to anything else is an ordinary request.
  const headers = { connection: "upgrade", upgrade: "h2c" };
  const page = await new Promise((resolve) =>
    get(`${app.url}/healthz`, { headers }, ({ statusCode }) => resolve(statusCode)),
  );
  expect(page).toBe(200);
  await app.end();
});

test("who looks at a person and is gone at once is not said to look at them still", async () => {
  const app = await startApp();
  await sql`create table looks (id text)`.execute(app.db);
  await sql`create trigger noted after insert on presence begin insert into looks values (new.id); end`.execute(
    app.db,
  );
  const { token } = await signedInStaff(app);
  const socket = new WebSocket(`${app.url}/realtime/v1/websocket?vsn=2.0.0`);
  await once(socket, "open");
  const track = { type: "presence", event: "track", payload: { at: randomUUID() } };
  for (const [event, payload] of Object.entries({ phx_join: { access_token: token }, presence: track }))
    await new Promise((sent) =>
      socket.send(JSON.stringify(["1", "1", "realtime:office", event, payload]), sent),
    );
  socket.terminate();
  await expect.poll(async () => (await sql`select id from looks`.execute(app.db)).rows.length).toBe(1);
  await expect.poll(() => app.db.selectFrom("presence").selectAll().execute()).toEqual([]);
  await app.end();
});

test("a database that hangs is asked once whether the sessions live, however often it is time to ask", async () => {
  // A poll reads the same table.
  const realtimeLimits = { sessionCheck: 5, poll: hours(1) };
  const app = await startApp({ databaseUrl: await createDatabase(), ...race, realtimeLimits });
  onTestFinished(() => app.end());
  const screen = await listen(app.url, (await signedInStaff(app)).token);
  await app.db.transaction().execute(async (tx) => {
    await sql`lock table presence in access exclusive mode`.execute(tx);
    await expect.poll(() => countWaiting(app.db)).toBe(1);
    for (let count = 0; count < 50; count += 1) await fetch(`${app.url}/healthz`);
    expect(await countWaiting(app.db)).toBe(1);
  });
  await screen.end();
});

test("the sockets of strangers leave room for the staff, and so do their silent connections", async () => {
  const app = await startApp();
  const strangers = Array.from({ length: 200 }, () => new WebSocket(`${app.url}/realtime/v1/websocket`));
  for (const each of strangers) each.on("error", () => {});
  await Promise.all(strangers.map((each) => once(each, "open")));
  const screen = await listen(app.url, (await signedInStaff(app)).token);
  expect(screen.status).toBe("SUBSCRIBED");
  await screen.end();
  await app.end();

  const small = await startApp({ connectionLimits: { mostConnections: 10 } });
  const early = await listen(small.url, (await signedInStaff(small)).token);
  const silent = Array.from({ length: 8 }, () => connect(Number(new URL(small.url).port), "127.0.0.1"));
  for (const each of silent) each.on("error", () => {});
  await expect.poll(() => silent.filter(({ destroyed }) => destroyed).length).toBeGreaterThan(0);
  expect([early.isConnected(), early.joins()]).toEqual([true, 1]);
  for (const each of silent) each.destroy();
  await early.end();
  await small.end();
});

test("whoever has as many screens open as anybody may keeps them when a token is renewed", async () => {
  const app = await startApp();
  const { token } = await signedInStaff(app);
  const screens = [];
  for (let count = 0; count < 20; count += 1) screens.push(await listen(app.url, token));
  const refused = await listen(app.url, token);
  expect(refused.status).toBe("CHANNEL_ERROR");
  // Else it tries again after the test, by a port that another server may have by then.
  await refused.end();
  for (const { channel } of screens)
    channel.socket.push({
      topic: channel.topic,
      event: "access_token",
      ref: randomUUID(),
      payload: { access_token: token },
    });
  const id = randomUUID();
  await writeSignals(app.db, [{ topic: "people", id }], "somebody", app.now());
  for (const each of screens) await expectSignal(each, id);
  expect(screens.map((each) => each.joins())).toEqual(screens.map(() => 1));
  for (const each of screens) await each.end();
  await app.end();
});
