import { afterEach, beforeEach, expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { newsletterLetterWords } from "#content/words/letters.ts";
import { days } from "#domain/durations.ts";
import { newsletterComposers } from "#server/newsletter/deliveries.ts";
import { describeOnBoth, siteUrl, type TestApp } from "../start-app.ts";
import { settle } from "./appointment-post.ts";
import { cleanUp } from "./clean-up.ts";
import { headerOf, type MailServer, readMail, startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";

const email = "Ana@Example.com";

describeOnBoth("the newsletter", (open) => {
  let mail: MailServer;
  let app: TestApp;
  beforeEach(async () => {
    mail = await startMailServer();
    app = await open({
      settings: {
        SMTP_URL: mail.url,
        WEBHOOK_URL: "http://127.0.0.1:9/hook",
        WEBHOOK_ALLOW_PRIVATE: "1",
      },
    });
  });
  afterEach(() => mail.stop());

  const ask = (locale = "en") => app.post("subscribe-newsletter", { formData: { email }, locale });
  const subscriber = () => app.db.selectFrom("subscribers").selectAll().executeTakeFirstOrThrow();
  const letters = async () => Promise.all(mail.accepted.map(readMail));
  const webhooks = async () => (await app.outbox()).filter(({ channel }) => channel === "webhook");
  const press = (path: string, headers: Record<string, string> = {}, body = "") =>
    fetch(app.url + path, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body,
    });
  const browser = { origin: siteUrl, "sec-fetch-mode": "navigate" };
  /** The link with this word in the newest letter, without the site's origin. */
  async function linkTo(word: string): Promise<string> {
    const newest = (await letters()).at(-1);
    const link = new RegExp(`${siteUrl}(\\S*/newsletter/${word}\\?token=\\S+)`).exec(newest?.text ?? "")?.[1];
    if (!link) throw new Error(`no link to ${word}`);
    return link;
  }

  test("asks an address to confirm before anything else is sent or told", async () => {
    expect((await ask("es")).status).toBe(200);
    await soon(() => mail.accepted.length).toBe(1);
    const [letter] = await letters();
    expect(letter?.subject).toContain("Confirme su suscripción al boletín");
    expect(letter?.to).toEqual([{ name: "", address: "Ana@example.com" }]);
    expect(letter?.text).toContain("1400 Azulejo Lane, Suite 120, Richardson, TX 75080");
    expect(await linkTo("confirm")).toMatch(/^\/es\/newsletter\/confirm\?token=[\w-]{32}$/);
    expect(await subscriber()).toMatchObject({ email: "ana@example.com", status: "pending", locale: "es" });
    expect(await webhooks()).toEqual([]);
  });

  test("each letter carries the headers with which a mail program unsubscribes in one click", async () => {
    await ask();
    await soon(() => mail.accepted.length).toBe(1);
    const [letter] = mail.accepted;
    if (!letter) throw new Error("no letter");
    expect(await headerOf(letter, "List-Unsubscribe")).toBe(`<${siteUrl}${await linkTo("unsubscribe")}>`);
    expect(await headerOf(letter, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  });

  test("a link that is only opened changes nothing; its button confirms, once", async () => {
    await ask();
    await soon(() => mail.accepted.length).toBe(1);
    const link = await linkTo("confirm");
    await fetch(app.url + link);
    expect(await subscriber()).toMatchObject({ status: "pending" });

    await settle(app);
    app.advance(days(2));
    const answer = await press(link, browser);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/newsletter/confirmed"]);
    expect(await subscriber()).toMatchObject({ status: "confirmed", confirmed_at: app.now().toISOString() });
    await soon(() => mail.accepted.length).toBe(2);
    const [asked, welcome] = await letters();
    expect(welcome?.subject).toContain("Welcome to the newsletter");
    expect(Date.parse(welcome?.date ?? "") - Date.parse(asked?.date ?? "")).toBe(days(2));
    expect((await webhooks()).length).toBe(1);

    expect((await press(link, browser)).status).toBe(303);
    expect((await webhooks()).length).toBe(1);
  });

  test("the page of a link leads to its twin, and the welcome has the language of the one that was used", async () => {
    await ask();
    await soon(() => mail.accepted.length).toBe(1);
    const link = await linkTo("confirm");
    expect(await (await fetch(app.url + link)).text()).toContain(`href="/es${link}"`);
    await press(`/es${link}`, browser);
    await soon(() => mail.accepted.length).toBe(2);
    expect((await letters()).at(-1)?.subject).toContain(newsletterLetterWords.es.welcome.subject);
    expect(await subscriber()).toMatchObject({ status: "confirmed", locale: "es" });
  });

  test("a mail program's one click unsubscribes and is answered without a redirect", async () => {
    await ask("es");
    await soon(() => mail.accepted.length).toBe(1);
    const link = await linkTo("unsubscribe");
    const answer = await press(link, {}, "List-Unsubscribe=One-Click");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Ya no recibirá el boletín");
    expect(await subscriber()).toMatchObject({ status: "unsubscribed" });
    expect((await press(link, browser)).status).toBe(303);
    // The old letter's link no longer confirms: it has to be asked for again.
    expect((await press(await linkTo("confirm"), browser)).status).toBe(404);
    await ask();
    expect(await subscriber()).toMatchObject({ status: "pending", locale: "en" });
  });

  test("who unsubscribes before the welcome went gets none", async () => {
    await ask();
    await soon(() => mail.accepted.length).toBe(1);
    const [confirm, leave] = [await linkTo("confirm"), await linkTo("unsubscribe")];
    await press(confirm, browser);
    const { lead_id } = await subscriber();
    const compose = newsletterComposers({ ...app, practice: loadPractice() })["newsletter-welcome"];
    expect(await compose?.(lead_id)).toHaveProperty("mail");
    await press(leave, {}, "List-Unsubscribe=One-Click");
    expect(await compose?.(lead_id)).toMatchObject({ held: { code: "subject-gone" } });
  });

  test("a link that nobody was given says so, and another site cannot press the button", async () => {
    await ask();
    await soon(() => mail.accepted.length).toBe(1);
    for (const token of ["", "x".repeat(32), "%00", "'; drop table subscribers"]) {
      const answer = await press(`/newsletter/confirm?token=${encodeURIComponent(token)}`, browser);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("This link no longer works");
    }
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await press(await linkTo("confirm"), foreign)).status).toBe(403);
    expect(await subscriber()).toMatchObject({ status: "pending" });
  });

  test("asking twice is one subscription, and a confirmed one changes its language when it is pressed", async () => {
    await ask();
    await soon(() => mail.accepted.length).toBe(1);
    await press(await linkTo("confirm"), browser);
    await soon(() => mail.accepted.length).toBe(2);
    const { confirmed_at } = await subscriber();
    // A letter under way would be sent again by a clock that runs ahead of its lease.
    await settle(app);
    app.advance(days(1));
    await ask("es");
    await soon(() => mail.accepted.length).toBe(3);
    const all = await app.db.selectFrom("subscribers").selectAll().execute();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ status: "confirmed", locale: "en" });
    await press(await linkTo("confirm"), browser);
    expect(await subscriber()).toMatchObject({ status: "confirmed", locale: "es", confirmed_at });
    expect((await app.outbox()).filter(({ channel }) => channel === "mail")).toHaveLength(3);
  });

  test("who never confirms is forgotten after 30 days, who confirmed is kept", async () => {
    await ask();
    await soon(() => mail.accepted.length).toBe(1);
    await press(await linkTo("confirm"), browser);
    await app.post("subscribe-newsletter", { formData: { email: "eva@example.com" } });
    app.advance(days(30));
    await cleanUp(app);
    const kept = await app.db.selectFrom("subscribers").select("email").execute();
    expect(kept).toEqual([{ email: "ana@example.com" }]);
    expect((await app.leads()).map((lead) => lead.email)).toEqual(["ana@example.com"]);
  });

  test("who unsubscribed stays so when somebody asks for them and nobody confirms", async () => {
    await ask();
    await soon(() => mail.accepted.length).toBe(1);
    await press(await linkTo("confirm"), browser);
    await soon(() => mail.accepted.length).toBe(2);
    await press(await linkTo("unsubscribe"), browser);
    const { unsubscribed_at } = await subscriber();
    app.advance(days(1));
    await ask();
    expect((await subscriber()).status).toBe("pending");
    await soon(() => mail.accepted.length).toBe(3);
    const link = await linkTo("confirm");
    for (const wait of [days(30), days(1)]) {
      app.advance(wait);
      await cleanUp(app);
      expect(await subscriber()).toMatchObject({ status: "unsubscribed", unsubscribed_at });
    }
    expect((await press(link, browser)).status).toBe(404);
    expect(await app.leads()).toHaveLength(1);
  });

  test("judged spam asks nobody to confirm", async () => {
    await app.post("subscribe-newsletter", { formData: { email, website: "https://spam.example" } });
    expect(await app.db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
    expect(await app.outbox()).toEqual([]);
  });
});
