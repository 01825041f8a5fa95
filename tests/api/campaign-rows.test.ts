import { expect, test } from "vitest";
import { days, minutes } from "#domain/durations.ts";
import * as campaigns from "#domain/office/campaign-operations.ts";
import { deleteOldCampaigns } from "#server/campaigns/campaign-rows.ts";
import { createRecipientSettler } from "#server/campaigns/settle-recipient.ts";
import type { Delivery } from "#server/outbox/claims.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { content, insertSubscribers, numbered, openCampaign } from "./campaign-desk.ts";
import { atWork } from "./staff-at-work.ts";

/** Inserts recipients of a campaign whose ids are in their order, from a number on. */
async function insertRecipients(
  { db, now }: TestApp,
  campaign_id: string,
  { from = 0, count, outcome }: { from?: number; count: number; outcome: "refused" | "sent" | "waiting" },
) {
  const ids = Array.from({ length: count }, (_, at) => `${campaign_id.slice(0, -4)}${1000 + from + at}`);
  const row = { campaign_id, locale: "en" as const, outcome, reason: "" };
  const settled_at = outcome === "waiting" ? null : now().toISOString();
  const rows = ids.map((id) => ({ ...row, id, subscriber_id: id, settled_at }));
  await db.insertInto("campaign_recipients").values(rows).execute();
  return ids;
}

const setStates = (
  { db }: TestApp,
  id: string,
  change: { state: "sent" | "paused"; [column: string]: string },
) => db.updateTable("campaigns").set(change).where("id", "=", id).execute();

describeOnBoth("campaigns and their letters", (open) => {
  test("are five a day, of which what is taken back to correct a word is none", async () => {
    const app = await open();
    const { owner, id, send } = await openCampaign(app);
    for (let time = 0; time < 7; time++) {
      expect(await send("2026-12-01T09:00")).toHaveProperty("sendAt");
      await owner.ask(campaigns.cancelCampaign, { id });
    }
    await send("2026-12-01T09:00");
    app.advance(days(1) + minutes(1));
    // The session of the day before has ended.
    const { ask } = await atWork(app);
    const sendAnother = async () => {
      const another = await ask(campaigns.addCampaign, {});
      await ask(campaigns.saveCampaign, { id: another.id, version: 1, ...content });
      return ask(campaigns.scheduleCampaign, { id: another.id, version: 2, at: "2026-12-01T09:00" });
    };
    for (let time = 0; time < 5; time++) expect(await sendAnother()).toHaveProperty("sendAt");
    expect(await sendAnother()).toMatchObject({ code: "rate-limited" });
    // One of the day before counted there.
    expect(await ask(campaigns.cancelCampaign, { id })).toEqual({ state: "draft" });
    expect(await sendAnother()).toMatchObject({ code: "rate-limited" });
  });

  test("are listed in pages, each with its own, and kept as long as each is", async () => {
    const app = await open();
    await insertSubscribers(app.db, app.now(), [...numbered(3), "left"]);
    await app.db
      .updateTable("subscribers")
      .set({ status: "unsubscribed" })
      .where("email", "=", "left@example.com")
      .execute();
    const { owner, id, read } = await openCampaign(app);
    const ids = [id];
    for (let count = 0; count < 20; count += 1) {
      app.advance(1);
      ids.push((await owner.ask(campaigns.addCampaign, {})).id);
    }
    const first = await owner.ask(campaigns.listCampaigns, {});
    const second = await owner.ask(campaigns.listCampaigns, { after: first.next ?? "" });
    const listed = [...first.campaigns, ...second.campaigns].map((campaign) => campaign.id);
    expect([listed, second.next]).toEqual([ids.toReversed(), null]);
    expect([first.audience, (await read()).audience]).toEqual(Array(2).fill({ en: 2, es: 1 }));

    const sent = await insertRecipients(app, id, { count: 51, outcome: "sent" });
    const other = ids[1] ?? "";
    const [only = ""] = await insertRecipients(app, other, { count: 1, outcome: "sent" });
    const pageOf = async (of: string, after?: string) =>
      owner.ask(campaigns.listRecipients, { id: of, count: "sent", ...(after && { after }) });
    const page = await pageOf(id);
    const rest = await pageOf(id, page.next ?? "");
    const recipients = [...page.recipients, ...rest.recipients].map((recipient) => recipient.id);
    expect([recipients, rest.next]).toEqual([sent.toReversed(), null]);
    expect((await pageOf(other)).recipients).toMatchObject([{ id: only }]);
    const refused = { code: "input-invalid", field: "after" };
    expect(await owner.ask(campaigns.listCampaigns, { after: "~" })).toMatchObject(refused);
    expect(await pageOf(other, "~")).toMatchObject(refused);
    expect(await pageOf(only)).toMatchObject({ code: "not-found" });

    const finished_at = app.now().toISOString();
    await setStates(app, id, { state: "sent", finished_at });
    app.advance(minutes(1));
    await setStates(app, other, { state: "sent", finished_at: app.now().toISOString() });
    while (await deleteOldCampaigns(app.db, finished_at, 100));
    expect(await read()).toMatchObject({ code: "not-found" });
    expect((await pageOf(other)).recipients).toMatchObject([{ id: only }]);
    // What went out is the proof of who got it.
    expect(await owner.ask(campaigns.removeCampaign, { id: other })).toMatchObject({ code: "state-changed" });
    expect((await pageOf(other)).recipients).toMatchObject([{ id: only }]);
  });

  test("are sent as they were read, and stopped and sped up by an owner alone", async () => {
    const app = await open();
    const preparer = await atWork(app, { role: "preparer" });
    await insertSubscribers(app.db, app.now(), numbered(2));
    const { owner, id, send, read, setRate } = await openCampaign(app);
    const forbidden = { code: "role-forbidden" };
    const { version } = (await read()).campaign;
    await preparer.ask(campaigns.saveCampaign, { id, version, ...content });
    expect(await send()).toMatchObject({ code: "state-changed" });
    await setStates(app, id, { state: "paused", started_at: app.now().toISOString() });
    for (const operation of [campaigns.cancelCampaign, campaigns.resumeCampaign])
      expect(await preparer.ask(operation, { id })).toMatchObject(forbidden);
    expect(await preparer.ask(campaigns.setSendingRate, { lettersAnHour: 100 })).toMatchObject(forbidden);
    expect(await setRate(200)).toEqual({});
    expect(await read()).toMatchObject({ campaign: { state: "paused" }, lettersAnHour: 200 });
    // Who confirmed since it began is none of its readers.
    app.advance(minutes(1));
    await insertSubscribers(app.db, app.now(), ["late"]);
    expect(await owner.ask(campaigns.cancelCampaign, { id })).toEqual({ state: "cancelled" });
    expect((await read()).report).toMatchObject({ cancelled: 2, waiting: 0 });
  });

  test("are not stopped by an owner who saw them scheduled, once they have begun", async () => {
    const app = await open();
    const { owner, id, send, read } = await openCampaign(app);
    await send("2026-11-20T09:10");
    await setStates(app, id, { state: "paused", started_at: app.now().toISOString() });
    const cancel = (seen: "scheduled" | "sending") => owner.ask(campaigns.cancelCampaign, { id, seen });
    expect(await cancel("scheduled")).toMatchObject({ code: "state-changed" });
    expect((await read()).campaign.state).toBe("paused");
    expect(await cancel("sending")).toEqual({ state: "cancelled" });
  });

  test("count who leaves with the last letter that went to them, once", async () => {
    const app = await open();
    await insertSubscribers(app.db, app.now(), numbered(1));
    const { owner, id } = await openCampaign(app);
    const [later, last] = [
      await owner.ask(campaigns.addCampaign, {}),
      await owner.ask(campaigns.addCampaign, {}),
    ];
    const { public_id, id: token } = await app.db
      .selectFrom("subscribers")
      .select(["public_id", "id"])
      .executeTakeFirstOrThrow();
    for (const [at, campaign] of [id, later.id, last.id].entries()) {
      const outcome = campaign === last.id ? "waiting" : "sent";
      const [letter = ""] = await insertRecipients(app, campaign, { from: at, count: 1, outcome });
      await app.db
        .updateTable("campaign_recipients")
        .set({ id: `letter ${at}`, subscriber_id: public_id })
        .where("id", "=", letter)
        .execute();
    }
    const leave = async () => {
      await app.db.updateTable("subscribers").set({ status: "confirmed" }).execute();
      await fetch(`${app.url}/newsletter/unsubscribe?token=${token}`, { method: "POST" });
      const rows = app.db.selectFrom("campaign_recipients").select("left_at").orderBy("id");
      return (await rows.execute()).map(({ left_at }) => left_at);
    };
    const at = app.now().toISOString();
    expect(await leave()).toEqual([null, at, null]);
    app.advance(minutes(1));
    expect(await leave()).toEqual([null, at, null]);
  });

  test("pause when many of the latest do not go, whatever the reason, and not by a few of very many", async () => {
    const app = await open();
    const { id, read } = await openCampaign(app);
    await setStates(app, id, { state: "sent" });
    const refuse = async (ref_id = "") => {
      const letter = { id: ref_id, kind: "campaign-letter", ref_id } as Delivery;
      const reason = { code: "mail-refused", detail: "550 5.7.1", text: "relay denied" } as const;
      const refused = { result: "held", reason } as const;
      await createRecipientSettler(app.now)(app.db, letter, refused);
      return (await read()).campaign.state;
    };
    const refuseOne = async (from: number) =>
      refuse((await insertRecipients(app, id, { from, count: 1, outcome: "waiting" }))[0]);
    await insertRecipients(app, id, { count: 19, outcome: "refused" });
    const [first] = await insertRecipients(app, id, { from: 19, count: 130, outcome: "sent" });
    // A letter that is settled stays as it is.
    await refuse(first);
    expect((await read()).report).toMatchObject({ sent: 130, failed: 0 });
    expect(await refuseOne(200)).toBe("sent");
    await app.db.deleteFrom("campaign_recipients").where("outcome", "=", "sent").execute();
    await app.db.deleteFrom("changes").execute();
    expect(await refuseOne(201)).toBe("paused");
    // They are subscribed again: the list of them is told, too.
    const told = await app.db.selectFrom("changes").select("subject_id").execute();
    expect(told.at(-2)?.subject_id).toBe("");
  });
});
