import { afterEach, beforeEach, expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { hours, minutes, seconds } from "#domain/durations.ts";
import { missingTexts } from "#domain/office/campaign-content.ts";
import * as campaigns from "#domain/office/campaign-operations.ts";
import { campaignComposers } from "#server/campaigns/deliveries.ts";
import { describeOnBoth, siteUrl, type TestApp } from "../start-app.ts";
import { settle } from "./appointment-post.ts";
import { content, insertSubscribers, numbered, openCampaign } from "./campaign-desk.ts";
import { cleanUp } from "./clean-up.ts";
import { headerOf, type MailServer, readMail, startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";
import { atWork } from "./staff-at-work.ts";

describeOnBoth("a campaign of the newsletter", (open) => {
  let mail: MailServer;
  let app: TestApp;
  beforeEach(async () => {
    mail = await startMailServer({
      onRcptTo({ address }, _session, done) {
        if (address.startsWith("gone")) return done(refusal("5.1.1 no such user"));
        if (address.startsWith("policy")) return done(refusal("5.7.1 relay denied"));
        done();
      },
    });
    app = await open({ settings: { SMTP_URL: mail.url } });
  });
  afterEach(() => mail.stop());

  const sentTo = () => mail.accepted.map(({ to }) => to[0] ?? "").toSorted();
  const letterTo = (name: string) => {
    const letter = mail.accepted.find(({ to }) => to[0] === `${name}@example.com`);
    if (!letter) throw new Error(`no letter to ${name}`);
    return letter;
  };

  test("goes to every confirmed subscriber in their language, once, with address and one click to leave", async () => {
    await insertSubscribers(app.db, app.now(), ["ana", "eva", "gone", "policy"]);
    await app.post("subscribe-newsletter", { formData: { email: "pending@example.com" } });
    await settle(app);
    const { owner, id, send, read, setRate, recipients } = await openCampaign(app);
    await setRate(36_000);
    app.advance(minutes(5));
    expect(await owner.ask(campaigns.testCampaign, { id })).toEqual({ to: owner.user.email });
    await soon(() => sentTo().filter((to) => to === owner.user.email).length).toBe(2);
    expect((await Promise.all(mail.accepted.map(readMail)))[1]?.date).toBe("2026-11-20T15:05:00.000Z");
    expect(await send()).toEqual({ sendAt: app.now().toISOString() });
    expect(await send()).toMatchObject({ code: "state-changed" });
    await soon(async () => (await recipients()).length).toBe(4);
    app.advance(seconds(1));
    await soon(async () => (await read()).campaign.state).toBe("sent");
    await soon(async () => (await read()).report.waiting).toBe(0);
    expect((await read()).report).toMatchObject({ sent: 2, refused: 1, failed: 1, lost: 0, left: 0 });
    const whoOf = async (count: "sent" | "refused" | "left") =>
      (await owner.ask(campaigns.listRecipients, { id, count })).recipients
        .map(({ email, reason }) => `${email} ${reason}`.trim())
        .toSorted();
    expect(await whoOf("sent")).toEqual(["ana@example.com", "eva@example.com"]);
    expect(await whoOf("refused")).toEqual(["gone@example.com 550 5.1.1 no such user"]);
    const states = await app.db.selectFrom("subscribers").select(["email", "status"]).execute();
    expect(new Map(states.map(({ email, status }) => [email, status]))).toEqual(
      new Map([
        ["ana@example.com", "confirmed"],
        ["eva@example.com", "confirmed"],
        ["gone@example.com", "refused"],
        ["policy@example.com", "confirmed"],
        ["pending@example.com", "pending"],
      ]),
    );
    const [english, spanish] = await Promise.all([letterTo("ana"), letterTo("eva")].map(readMail));
    expect([english?.subject, spanish?.subject]).toEqual(["Hello <1099> & more", "Hola <1099> & more"]);
    expect(spanish?.html).toContain("Hola &lt;1099&gt; &amp; more");
    for (const part of ["1400 Azulejo Lane", "Darse de baja: https://", "Hola: https://www.example.com/blog"])
      expect(spanish?.text).toContain(part);
    expect(spanish?.html).not.toMatch(/<img|src=/);

    const header = await headerOf(letterTo("eva"), "List-Unsubscribe");
    expect(header).toMatch(/^<https:\/\/\S+\/es\/newsletter\/unsubscribe\?token=\S+>$/);
    expect(await headerOf(letterTo("eva"), "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    const link = header?.slice(1, -1).replace(siteUrl, app.url) ?? "";
    const page = await (await fetch(link)).text();
    expect(page).toMatch(/<form[^>]+method="post"/i);
    expect((await read()).report.left).toBe(0);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const click = await fetch(link, { method: "POST", headers, body: "List-Unsubscribe=One-Click" });
    expect([click.status, click.redirected]).toEqual([200, false]);
    expect((await read()).report.left).toBe(1);
    expect(await whoOf("left")).toEqual(["eva@example.com"]);
    // What is settled has left the outbox; the report keeps it.
    expect((await app.outbox()).filter(({ channel }) => channel === "bulk-mail")).toEqual([]);
    const audit = await app.db.selectFrom("audit").select("action").where("subject_id", "=", id).execute();
    const actions = audit.map(({ action }) => action).toSorted();
    expect(actions).toEqual(["add-campaign", "save-campaign", "schedule-campaign", "test-campaign"]);
    app.advance(hours(24 * 731));
    await cleanUp(app);
    expect(await recipients()).toEqual([]);
  });

  test("keeps to the rate, waits for its hour, and what has not gone can be stopped", async () => {
    await insertSubscribers(app.db, app.now(), numbered(8));
    const { owner, id, send, read, setRate, recipients } = await openCampaign(app);
    await setRate(120);
    expect(await send("2026-01-12T09:00")).toMatchObject({ field: "at", error: "time-past" });
    expect(await send("2028-01-12T09:00")).toMatchObject({ field: "at", error: "time-far" });
    expect(await send("2026-11-20T09:10")).toEqual({ sendAt: "2026-11-20T15:10:00.000Z" });
    expect((await read()).campaign).toMatchObject({ state: "scheduled", sendAt: "2026-11-20T15:10:00.000Z" });
    expect(await owner.ask(campaigns.cancelCampaign, { id })).toEqual({ state: "draft" });
    expect((await read()).campaign).toMatchObject({ state: "draft", sendAt: null });
    await send("2026-11-20T09:10");
    app.advance(minutes(10));
    // Two letters a minute: one now, one in half a minute, one in a minute.
    await soon(async () => (await read()).report.waiting).toBe(2);
    await soon(async () => (await read()).report.sent).toBe(1);
    app.advance(minutes(1));
    await soon(async () => (await read()).report.sent).toBe(3);
    await soon(async () => (await read()).report.waiting).toBe(2);
    const next = (await recipients()).filter(({ outcome }) => outcome === "waiting");
    const compose = campaignComposers({ ...app, practice: loadPractice() })["campaign-letter"];
    expect(await compose?.(next[0]?.id ?? "")).toHaveProperty("mail.date", "2026-11-20T15:11:00.000Z");
    const click = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
    for (const { subscriber_id } of next)
      await fetch(`${app.url}/newsletter/unsubscribe?token=token-${subscriber_id}`, click);
    app.advance(minutes(0.5));
    await soon(async () => (await read()).report.skipped).toBe(1);
    expect(await owner.ask(campaigns.cancelCampaign, { id })).toEqual({ state: "cancelled" });
    app.advance(minutes(3));
    await settle(app);
    const report = { waiting: 0, sent: 3, skipped: 1, cancelled: 4 };
    expect(await read()).toMatchObject({ campaign: { state: "cancelled" }, report });
    expect(sentTo()).toHaveLength(3);
    expect(await owner.ask(campaigns.cancelCampaign, { id })).toMatchObject({ code: "state-changed" });
  });

  test("goes to one language when it says so, never half, with a number like an SSN or with an unlawful word", async () => {
    await insertSubscribers(app.db, app.now(), numbered(4));
    const { owner, id, read } = await openCampaign(app);
    const save = async (change: object) => {
      const { version } = (await read()).campaign;
      return owner.ask(campaigns.saveCampaign, { id, version, ...content, ...change });
    };
    const sendNow = async () =>
      owner.ask(campaigns.scheduleCampaign, { id, version: (await read()).campaign.version, at: null });
    await save({ es: { ...content.es, subject: "" } });
    expect(await sendNow()).toMatchObject({ code: "input-invalid", field: "es.subject" });
    expect(await owner.ask(campaigns.testCampaign, { id })).toMatchObject({ field: "es.subject" });
    await save({ es: { ...content.es, body: "SSN 123-45-6789" } });
    expect(await sendNow()).toMatchObject({ code: "number-sensitive" });
    await save({ es: { ...content.es, linkLabel: ["Su NOTARI", "O"].join("") } });
    expect(await sendNow()).toMatchObject({ field: "es.linkLabel", error: "notary-word" });
    expect(await owner.ask(campaigns.saveCampaign, { id, version: 1, ...content })).toMatchObject({
      code: "state-changed",
    });
    const bad = await save({ en: { ...content.en, link: "javascript:alert(1)" } });
    expect(bad).toMatchObject({ code: "input-invalid" });
    await save({ languages: "es", en: { subject: "", body: "", linkLabel: "", link: "" } });
    const { letters } = await owner.ask(campaigns.previewCampaign, { id });
    expect(letters.map(({ locale }) => locale)).toEqual(["es"]);
    expect(await sendNow()).toHaveProperty("sendAt");
    await soon(async () => (await read()).report.sent).toBe(1);
    app.advance(minutes(2));
    await soon(() => sentTo()).toEqual(["reader1@example.com", "reader3@example.com"]);
  });

  test("begins from an article, is written by a preparer and sent by an owner alone, and floods are refused", async () => {
    const [owner, preparer] = [await atWork(app), await atWork(app, { role: "preparer" })];
    const { articles } = await preparer.ask(campaigns.listCampaignArticles, {});
    expect(articles.length).toBeGreaterThan(5);
    const slug = articles[0]?.slug ?? "";
    const { id } = await preparer.ask(campaigns.addCampaign, { article: slug });
    const { campaign } = await preparer.ask(campaigns.getCampaign, { id });
    expect(campaign).toMatchObject({
      subject: articles[0]?.title,
      es: { link: `${siteUrl}/es/blog/${slug}`, linkLabel: "Leer el artículo" },
    });
    expect(missingTexts(campaign)).toEqual([]);
    expect(await preparer.ask(campaigns.addCampaign, { article: "no-such" })).toMatchObject({
      code: "not-found",
    });
    const sending = { id, version: campaign.version, at: null };
    expect(await preparer.ask(campaigns.scheduleCampaign, sending)).toMatchObject({ code: "role-forbidden" });
    const codes = async (ask: () => Promise<{ code?: string }>, times: number) => {
      const answers = [];
      for (let time = 0; time < times; time++) answers.push((await ask()).code);
      return answers.filter((code) => code === "rate-limited").length;
    };
    expect(await codes(() => preparer.ask(campaigns.testCampaign, { id }), 25)).toBe(5);
    expect(await codes(() => preparer.ask(campaigns.addCampaign, {}), 60)).toBe(11);
    expect(await owner.ask(campaigns.removeCampaign, { id })).toEqual({});
    expect(await owner.ask(campaigns.getCampaign, { id })).toMatchObject({ code: "not-found" });
  });
});

const refusal = (text: string) => Object.assign(new Error(text), { responseCode: 550 });
