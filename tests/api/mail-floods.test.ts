import { expect, onTestFinished, test } from "vitest";
import { appointmentWords } from "#content/words/appointments.ts";
import { days, hours, minutes } from "#domain/durations.ts";
import { startMailReceiver } from "../receivers.ts";
import { describeOnBoth, race } from "../start-app.ts";
import { ana, book, bookAna, change, monday, tokenIn, tuesday } from "./appointment-calls.ts";
import { office, settle } from "./appointment-post.ts";
import { startMailServer } from "./outbox-mail-server.ts";
import { booking, business, consultation, contact, hero, quiz } from "./sample-forms.ts";

const victim = "opfer@example.org";
const forms = [
  ["send-hero-consultation", hero],
  ["send-contact-message", contact],
  ["send-consultation-request", consultation],
  ["send-business-confirmation", business],
  ["send-booking-request", booking],
  ["send-quiz-recommendation", quiz],
  ["subscribe-newsletter", {}],
] as const;
/** Spellings that all reach one mailbox. */
const spellings = [
  victim,
  "OPFER@EXAMPLE.ORG",
  "opfer@ｅxample.org",
  "opfer@ｅｘａｍｐｌｅ.ｏｒｇ",
  "ｏｐｆｅｒ@example.org",
  "opfer＠example.org",
  "opfer@example.org.",
  "opfer@example。org",
  "opfer@exam\u00adple.org",
  "op\u2060fer@example.org",
  "o.p.f.e.r@example.org",
  ...Array.from({ length: 5 }, (_, count) => `opfer+${count}@example.org`),
];
const from = (turn: number) => ({
  "x-forwarded-for": `198.51.${Math.floor(turn / 250)}.${(turn % 250) + 1}`,
});

describeOnBoth("however often a stranger asks", (open) => {
  async function openWithMail(settings: Record<string, string> = {}) {
    const mail = await startMailReceiver();
    onTestFinished(mail.stop);
    const own = { SMTP_URL: mail.url, MAIL_TO: office, TRUST_PROXY: "1" };
    const app = await open({ ...race, settings: { ...own, ...settings } });
    const sentTo = (domain: string) =>
      mail.mails.filter(({ to }) => to.some((each) => each.endsWith(domain)));
    return {
      app,
      mail,
      toVictim: () => sentTo("@example.org").length,
      toPractice: () => sentTo(office).length,
    };
  }

  test("no spelling and no form sends an eleventh mail in an hour to one mailbox, and no lead is lost", async () => {
    const { app, mail, toVictim, toPractice } = await openWithMail();
    const posts = [
      ...forms.map(([name, fields]) => ({ name, fields, email: victim })),
      ...spellings.map((email) => ({ name: "send-hero-consultation", fields: hero, email })),
    ];
    const answers = await Promise.all(
      posts.map(({ name, fields, email }, turn) =>
        app.post(name, { formData: { ...fields, email } }, from(turn)),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await settle(app);
    expect(toVictim()).toBe(10);
    expect(
      mail.mails.flatMap(({ to }) => to).filter((to) => !/^[!-~]+@example\.(org|com)$/.test(to)),
    ).toEqual([]);
    expect(await app.leads()).toHaveLength(posts.length);
    expect(toPractice()).toBe(posts.length - 1);
    app.advance(hours(1) - minutes(1));
    await app.post("send-hero-consultation", { formData: { ...hero, email: victim } });
    await settle(app);
    expect(toVictim()).toBe(10);
    app.advance(minutes(1));
    await app.post("send-hero-consultation", { formData: { ...hero, email: victim } });
    await settle(app);
    expect(toVictim()).toBe(11);
  });

  test("nobody can tell by an answer whether a mail to another's address was withheld", async () => {
    const { app } = await openWithMail();
    const answers: unknown[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const email = turn < 11 ? victim : "other@example.com";
      const formData = { ...business, email };
      const json = await app.post("send-business-confirmation", { formData }, from(turn));
      const plain = await app.postForm(
        "send-hero-consultation",
        { ...hero, name: `Ana ${turn}`, email },
        from(turn),
      );
      const { id, ...body } = await json.json();
      answers.push([json.status, body, plain.status, plain.headers.get("location")]);
    }
    expect((await app.outbox()).filter(({ state }) => state === "withheld")).toHaveLength(12);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const pages: string[] = [];
    for (const [email, start] of [
      [victim, monday],
      ["other@example.com", tuesday],
    ] as const) {
      const { manageUrl } = await bookAna(app, { email, start });
      const page = await fetch(`${app.url}${new URL(manageUrl).pathname}?done=booked`);
      pages.push(/role="status"[\s\S]*?<\/p>/.exec(await page.text())?.[0] ?? "none");
    }
    expect(pages[0]).toContain(appointmentWords.en.manage.notices.booked);
    expect(pages[0]).toBe(pages[1]);
  });

  test("fifty moves of one appointment are five, and then the visitor is asked to call", async () => {
    const { app, toVictim, toPractice } = await openWithMail();
    const token = tokenIn((await bookAna(app, { email: victim })).manageUrl);
    const move = (turn: number) =>
      change(app, token, { action: "move", start: turn % 2 === 0 ? tuesday : monday });
    const answers: Response[] = [];
    for (let turn = 0; turn < 10; turn += 1) answers.push(await move(turn));
    answers.push(...(await Promise.all(Array.from({ length: 40 }, (_, turn) => move(turn)))));
    await settle(app);
    const moves = answers.filter(({ headers }) => headers.get("location")?.endsWith("?done=moved"));
    expect(moves).toHaveLength(5);
    const refused = answers[5];
    expect([refused?.status, Number(refused?.headers.get("retry-after"))]).toEqual([429, 86_400]);
    expect(await refused?.text()).toMatch(/rescheduled several times today\. Please call us at \(972\)/);
    expect(toVictim()).toBeLessThanOrEqual(6);
    expect(toPractice()).toBeLessThanOrEqual(6);
    // Nobody else's moves count, and those of the day before no more.
    const other = await bookAna(app, { start: "2026-11-25T10:00:00-06:00" });
    const start = "2026-11-25T11:00:00-06:00";
    answers.push(await change(app, tokenIn(other.manageUrl), { action: "move", start }));
    app.advance(days(1));
    answers.push(await move(1));
    const moved = answers.slice(-2).map(({ headers }) => headers.get("location"));
    expect(moved).toEqual(moved.map(() => expect.stringMatching(/\?done=moved$/)));
    // Who cannot come can always say so.
    expect((await change(app, token, { action: "cancel" })).status).toBe(303);
  });

  test("many appointments, their changes and their reminders are counted with all other mails", async () => {
    const { app, toVictim } = await openWithMail();
    for (let turn = 0; turn < 12; turn += 1) {
      const start = new Date(Date.parse(monday) + turn * minutes(30)).toISOString();
      const answer = await book(app, { ...ana, start, email: victim }, from(turn));
      expect(answer.status).toBe(200);
      const { manageUrl } = (await answer.json()) as { manageUrl: string };
      // Sent first: a letter that still waits would give way to the next one.
      await settle(app);
      if (turn % 2 === 0) await change(app, tokenIn(manageUrl), { action: "cancel" });
      await settle(app);
    }
    expect(toVictim()).toBe(10);
    await app.post("subscribe-newsletter", { formData: { email: victim } });
    await settle(app);
    expect(toVictim()).toBe(10);
  });

  test("what waited while the mail server was away does not arrive all at once", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    mail.answers(451);
    const app = await open({ settings: { SMTP_URL: mail.url, TRUST_PROXY: "1" } });
    const post = (turn: number) =>
      app.post("send-hero-consultation", { formData: { ...hero, email: victim } }, from(turn));
    await Promise.all(Array.from({ length: 6 }, (_, turn) => post(turn)));
    await settle(app);
    // As after the fourth try, which is followed by two hours of rest.
    const due_at = new Date(app.now().getTime() + hours(3)).toISOString();
    await app.db.updateTable("outbox").set({ attempts: 4, due_at }).execute();
    app.advance(hours(1) + minutes(1));
    await Promise.all(Array.from({ length: 6 }, (_, turn) => post(turn)));
    await settle(app);
    mail.answers(250);
    app.advance(hours(24));
    await settle(app);
    expect(mail.accepted.filter(({ to }) => to.includes(victim))).toHaveLength(10);
  });

  test("nobody is locked out by another who uses their address", async () => {
    const { app } = await openWithMail();
    for (let turn = 0; turn < 12; turn += 1) {
      await app.post("send-hero-consultation", { formData: { ...hero, email: victim } }, from(turn));
    }
    for (const start of [monday, tuesday]) {
      expect((await book(app, { ...ana, start, email: victim }, from(1))).status).toBe(200);
    }
    const own = { "x-forwarded-for": "203.0.113.9" };
    const lead = await app.post("send-hero-consultation", { formData: { ...hero, email: victim } }, own);
    expect(lead.status).toBe(200);
    const start = "2026-11-25T10:00:00-06:00";
    expect((await book(app, { ...ana, start, email: victim }, own)).status).toBe(200);
  });
});
