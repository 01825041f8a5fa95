import type { KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { days, minutes, seconds } from "#domain/durations.ts";
import type { Db } from "#server/base/db/open-database.ts";
import { createRecipientSettler } from "#server/campaigns/settle-recipient.ts";
import type { Delivery } from "#server/outbox/claims.ts";
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

test("a refusal that is noted while another server pauses the campaign ends no subscription", async () => {
  const { app, id, read } = await open(21);
  // Its last letters are under way.
  await app.db.updateTable("campaigns").set({ state: "sent" }).execute();
  const subscribers = await app.db.selectFrom("subscribers").select(["public_id", "locale"]).execute();
  const rows = subscribers.map(({ public_id, locale }, index) => ({
    id: `letter ${index}`,
    campaign_id: id,
    subscriber_id: public_id,
    locale,
    reason: "",
    ...(index < 19
      ? { outcome: "refused" as const, settled_at: app.now().toISOString() }
      : { outcome: "waiting" as const }),
  }));
  await app.db.insertInto("campaign_recipients").values(rows).execute();
  const settleRefused = (tx: Db, name: string) =>
    createRecipientSettler(app.now)(tx, { id: name, kind: "campaign-letter", ref_id: name } as Delivery, {
      result: "held",
      reason: { code: "mail-refused", detail: "550", text: "" },
      isAddressRefused: true,
    });
  const noted = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const ended = new WeakSet<object>();
  // It stands still for a moment once the subscription has ended.
  const slow: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === "UpdateQueryNode" && JSON.stringify(node.table).includes("subscribers"))
        ended.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (ended.has(queryId)) {
        noted.resolve();
        await gate.promise;
      }
      return result;
    },
  };
  const settled = app.db.transaction().execute((tx) => settleRefused(tx.withPlugin(slow), "letter 19"));
  await noted.promise;
  const paused = app.db.transaction().execute((tx) => settleRefused(tx, "letter 20"));
  await Promise.race([paused, soon(() => countWaiting(app.db)).toBe(1)]);
  gate.resolve();
  await Promise.all([settled, paused]);
  expect((await read()).campaign.state).toBe("paused");
  const lost = app.db.selectFrom("subscribers").select("email").where("status", "!=", "confirmed");
  expect(await lost.execute()).toEqual([]);
});
