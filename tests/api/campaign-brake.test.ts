import { expect, test } from "vitest";
import { hours, minutes, seconds } from "#domain/durations.ts";
import * as campaigns from "#domain/office/campaign-operations.ts";
import { getToday } from "#domain/office/people-operations.ts";
import { createLogger } from "#server/base/logger.ts";
import { startCampaigns } from "#server/campaigns/send-campaigns.ts";
import { createRecipientSettler } from "#server/campaigns/settle-recipient.ts";
import type { Delivery } from "#server/outbox/claims.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { settle } from "./appointment-post.ts";
import { insertSubscribers, openCampaign } from "./campaign-desk.ts";
import { startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";
import { atWork } from "./staff-at-work.ts";

describeOnBoth("a campaign whose letters do not go", (open) => {
  test("is paused, told to owners, and goes on by hand to those who did not get it", async () => {
    let isRefused = (_address: string) => false;
    const mail = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(isRefused(address) ? refusal : undefined),
    });
    const app = await open({ settings: { SMTP_URL: mail.url } });
    await insertSubscribers(app.db, app.now(), numbered(40));
    const { owner, id, send, read, setRate, recipients } = await openCampaign(app);
    // Ten letters a second.
    await setRate(36_000);
    await send();
    await soon(async () => (await read()).report.sent).toBe(1);
    isRefused = () => true;
    app.advance(seconds(1.8));
    await soon(async () => (await read()).report.refused).toBe(18);
    expect((await read()).campaign.state).toBe("sending");
    // Whose letter was refused unsubscribes with one click, and stays so.
    const unsubscribe = async (token: string) => {
      const click = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
      expect((await fetch(`${app.url}/newsletter/unsubscribe?token=${token}`, click)).status).toBe(200);
    };
    await unsubscribe(
      `token-${(await recipients()).find(({ outcome }) => outcome === "refused")?.subscriber_id}`,
    );
    app.advance(seconds(0.2));
    await soon(async () => (await read()).campaign.state).toBe("paused");
    const { report, lastRefusal } = await read();
    expect(report).toMatchObject({ sent: 1, refused: 20, waiting: 0 });
    expect(lastRefusal).toBe("550 5.1.1 no such user");
    expect((await app.outbox()).filter(({ channel }) => channel === "bulk-mail")).toEqual([]);
    const confirmed = () =>
      app.db
        .selectFrom("subscribers")
        .select(["id", "email"])
        .where("status", "=", "confirmed")
        .orderBy("id")
        .execute();
    expect(await confirmed()).toHaveLength(39);
    // So does whose letter another server was sending, and had refused, at that moment.
    const [other] = await app.db
      .selectFrom("subscribers")
      .select("public_id")
      .orderBy("public_id", "desc")
      .limit(1)
      .execute();
    const late = {
      id: "late",
      campaign_id: id,
      subscriber_id: other?.public_id ?? "",
      locale: "en" as const,
    };
    await app.db
      .insertInto("campaign_recipients")
      .values({ ...late, outcome: "waiting", reason: "" })
      .execute();
    const letter = { id: "late", kind: "campaign-letter", ref_id: "late" } as Delivery;
    const reason = { code: "mail-refused", detail: "550", text: "" } as const;
    const refused = { result: "held", reason, isAddressRefused: true } as const;
    await createRecipientSettler(app.now)(app.db, letter, refused);
    expect(await confirmed()).toHaveLength(39);
    await app.db.deleteFrom("campaign_recipients").where("id", "=", "late").execute();
    const { pausedCampaigns } = await owner.ask(getToday, {});
    expect(pausedCampaigns.map((campaign) => campaign.id)).toEqual([id]);
    const desk = await atWork(app, { role: "front-desk" });
    expect((await desk.ask(getToday, {})).pausedCampaigns).toEqual([]);
    app.advance(minutes(10));
    const turn = startCampaigns({
      ...app,
      log: createLogger({ write: () => {} }),
      interval: hours(1),
      onEnqueued: () => {},
    });
    await turn.poll();
    await turn.stop();
    expect(await recipients()).toHaveLength(21);

    // Whose turn has not come unsubscribes with one click.
    await unsubscribe((await confirmed()).at(-1)?.id ?? "");
    // One more refusal does not count with those from before.
    const unknown = (await confirmed()).at(-1)?.email;
    isRefused = (address) => address === unknown;
    expect(await owner.ask(campaigns.resumeCampaign, { id })).toEqual({});
    expect(await owner.ask(campaigns.resumeCampaign, { id })).toMatchObject({ code: "state-changed" });
    await soon(async () => {
      // A letter under way would be lost to a clock that runs ahead of its lease.
      await settle(app);
      app.advance(seconds(1));
      return (await read()).campaign.state;
    }).toBe("sent");
    await soon(async () => (await read()).report.waiting).toBe(0);
    expect((await read()).report).toMatchObject({ sent: 18, refused: 21 });
    const addresses = mail.accepted.map(({ to }) => to[0]);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toHaveLength(18);
    await mail.stop();
  });

  test("is paused also after its last letter was written, and nobody loses the newsletter", async () => {
    const gate = Promise.withResolvers<void>();
    const mail = await startMailServer({
      onRcptTo: (_address, _session, done) => void gate.promise.then(() => done(refusal)),
    });
    const app = await open({ settings: { SMTP_URL: mail.url } });
    await insertSubscribers(app.db, app.now(), numbered(30));
    const { owner, id, send, read, setRate, recipients } = await openCampaign(app);
    await setRate(36_000);
    await send();
    await soon(async () => (await recipients()).length).toBe(30);
    app.advance(seconds(4));
    await soon(async () => (await read()).campaign.state).toBe("sent");
    gate.resolve();
    await soon(async () => (await read()).report.refused).toBeGreaterThanOrEqual(20);
    const campaign = app.db.selectFrom("campaigns").select(["state", "finished_at"]);
    expect(await campaign.execute()).toEqual([{ state: "paused", finished_at: null }]);
    expect((await owner.ask(getToday, {})).pausedCampaigns.map((campaign) => campaign.id)).toEqual([id]);
    const lost = app.db.selectFrom("subscribers").select("email").where("status", "!=", "confirmed");
    expect(await lost.execute()).toEqual([]);
    await mail.stop();
  });

  test("writes no further letter while many wait for another try, and goes on once they went", async () => {
    let isAway = true;
    const mail = await startMailServer({
      onRcptTo: (_address, _session, done) => done(isAway ? deferral : undefined),
    });
    const app = await open({ settings: { SMTP_URL: mail.url } });
    await insertSubscribers(app.db, app.now(), numbered(100));
    const { send, setRate, recipients } = await openCampaign(app);
    // A letter in two seconds, and so 30 a minute ahead.
    await setRate(1_800);
    await send();
    await soon(async () => (await recipients()).length).toBe(31);
    app.advance(seconds(50));
    await soon(() => countDeferred(app)).toBeGreaterThanOrEqual(20);
    await settle(app);
    app.advance(minutes(1));
    // The slot rests after each letter, and this machine may be busy.
    const allDeferred = async () => (await countDeferred(app)) === (await recipients()).length;
    await expect.poll(allDeferred, manyLetters).toBe(true);
    expect((await recipients()).length).toBeLessThanOrEqual(31 + 25);
    isAway = false;
    await expect
      .poll(async () => {
        await settle(app);
        app.advance(minutes(1));
        return (await recipients()).length;
      }, manyLetters)
      .toBe(100);
    await mail.stop();
  }, 300_000);

  test("can be stopped after its last letter was written, as long as one waits for another try", async () => {
    const mail = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith("reader1") ? deferral : undefined),
    });
    const app = await open({ settings: { SMTP_URL: mail.url } });
    await insertSubscribers(app.db, app.now(), numbered(2));
    const { owner, id, send, read, setRate, recipients } = await openCampaign(app);
    await setRate(36_000);
    await send();
    await soon(async () => (await recipients()).length).toBe(2);
    app.advance(seconds(1));
    await soon(async () => (await read()).campaign.state).toBe("sent");
    await soon(async () => (await read()).report.sent).toBe(1);
    await soon(() => countDeferred(app)).toBe(1);
    expect(await owner.ask(campaigns.cancelCampaign, { id })).toEqual({ state: "cancelled" });
    expect((await read()).report).toMatchObject({ sent: 1, waiting: 0, cancelled: 1 });
    expect(await countDeferred(app)).toBe(0);
    expect(await owner.ask(campaigns.cancelCampaign, { id })).toMatchObject({ code: "state-changed" });
    await mail.stop();
  });
});

const refusal = Object.assign(new Error("5.1.1 no such user"), { responseCode: 550 });
const deferral = Object.assign(new Error("4.3.2 try again later"), { responseCode: 451 });
const manyLetters = { timeout: 120_000 };
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `reader${at}`);

/** Counts the letters that wait for another try. */
const countDeferred = async (app: TestApp) =>
  (await app.outbox()).filter(
    ({ channel, state, attempts }) => channel === "bulk-mail" && state === "queued" && attempts > 0,
  ).length;
