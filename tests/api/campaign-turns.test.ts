import { expect, onTestFinished, test } from "vitest";
import { days, minutes, seconds } from "#domain/durations.ts";
import type { Db } from "#server/base/db/open-database.ts";
import { createDatabase } from "../create-database.ts";
import { race, startApp, type TestApp } from "../start-app.ts";
import { insertScheduledCampaign, insertSubscribers, openCampaign } from "./campaign-desk.ts";
import { countWaiting } from "./count-waiting.ts";
import { soon } from "./outbox-setup.ts";

// On Postgres alone, where there are several servers.
async function open(readers: number) {
  const app = await startApp({ databaseUrl: await createDatabase(), ...race });
  onTestFinished(() => app.end());
  const names = Array.from({ length: readers }, (_, at) => `reader${at}`);
  await insertSubscribers(app.db, app.now(), names);
  return { app, ...(await openCampaign(app)) };
}

/** Changes something, as another server does after this one has read it and before it writes. */
const changeMeanwhile = ({ db, advance }: TestApp, by: number, change: (tx: Db) => Promise<unknown>) =>
  db.transaction().execute(async (tx) => {
    await change(tx);
    advance(by);
    await soon(() => countWaiting(db)).toBe(1);
  });

test("a campaign that was scheduled for another day meanwhile does not begin", async () => {
  const { app, id, send, read, recipients } = await open(1);
  await send("2026-11-20T09:01");
  const friday = new Date(app.now().getTime() + days(7)).toISOString();
  await changeMeanwhile(app, minutes(1), (tx) =>
    tx.updateTable("campaigns").set({ send_at: friday }).execute(),
  );
  // One that begins in a later turn.
  await insertScheduledCampaign(app.db, app.now().toISOString());
  const others = app.db.selectFrom("campaigns").select("state").where("id", "!=", id);
  await soon(() => others.execute()).not.toEqual([{ state: "scheduled" }]);
  expect([(await read()).campaign.state, await recipients()]).toEqual(["scheduled", []]);
});

test("a campaign that was paused and goes on meanwhile does not count as sent", async () => {
  const { app, setRate, send, recipients } = await open(1);
  await setRate(36_000);
  await send();
  await soon(async () => (await recipients()).length).toBe(1);
  await changeMeanwhile(app, seconds(5), async (tx) => {
    await tx.updateTable("campaigns").set({ last_subscriber: "" }).execute();
    await tx.deleteFrom("campaign_recipients").execute();
    await tx.deleteFrom("outbox").where("channel", "=", "bulk-mail").execute();
  });
  await soon(async () => (await recipients()).length).toBe(1);
});
