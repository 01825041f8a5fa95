import { get } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { hours } from "#domain/durations.ts";
import { listDeliveries } from "#domain/office/delivery-operations.ts";
import { getToday } from "#domain/office/people-operations.ts";
import { tagSpam } from "#domain/office/spam-operations.ts";
import { healthRoutes } from "#server/health.ts";
import { describeOnBoth, startApp } from "../start-app.ts";
import { settle } from "./appointment-post.ts";
import { countQueries } from "./count-queries.ts";
import { startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

/** `fetch` would set its own `Host`. */
const statusWithHost = (url: string, host: string) =>
  new Promise((resolve, reject) => {
    get(`${url}/metrics`, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on(
      "error",
      reject,
    );
  });

describeOnBoth("a server in good and in bad health", (open) => {
  test("when the database is gone nothing is acknowledged and the sender is asked to come again", async () => {
    const app = await open();
    await app.db.destroy();
    const answer = await app.post("send-hero-consultation", { formData: hero });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
    expect((await answer.json()).error).toMatch(/could not save your request.*555-01/);
    const ready = await fetch(`${app.url}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, "the database does not answer\n"]);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    const lines = app.logged.filter((line) => line.includes("could not be stored"));
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/Ana|example\.com/i);
  });

  test("health is told, and numbers only to the machine itself or who has the token", async () => {
    const app = await open({ settings: { METRICS_TOKEN: "let-me-see" } });
    await app.post("send-hero-consultation", { formData: hero });
    expect(await (await fetch(`${app.url}/readyz`)).text()).toBe("ready\n");
    const text = await (await fetch(`${app.url}/metrics`)).text();
    expect(text).toContain('ventanilla_leads{kind="hero",status="new"} 1');
    expect(text).toMatch(/ventanilla_outbox\{state="queued"\} 2/);
    const forwarded = { "x-forwarded-for": "203.0.113.9" };
    expect((await fetch(`${app.url}/metrics`, { headers: forwarded })).status).toBe(404);
    for (const name of ["x-real-ip", "forwarded", "via", "x-forwarded-host"]) {
      expect((await fetch(`${app.url}/metrics`, { headers: { [name]: "site.example" } })).status).toBe(404);
    }
    expect(await statusWithHost(app.url, "site.example")).toBe(404);
    expect(await statusWithHost(app.url, "localhost:3000")).toBe(200);
    const headers = { ...forwarded, authorization: "Bearer let-me-see" };
    expect((await fetch(`${app.url}/metrics`, { headers })).status).toBe(200);
  });

  test("probes that ask at the same moment ask the database once, however many they are", async () => {
    const app = await open();
    const queriesOf = (probes: number) =>
      countQueries(app.db, async (db) => {
        const routes = healthRoutes({ ...app, db, isDraining: () => false } as never);
        const answers = await Promise.all(Array.from({ length: probes }, () => routes.request("/readyz")));
        expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
          Array(probes).fill("ready\n"),
        );
      });
    expect(await queriesOf(50)).toBe(await queriesOf(1));
  });

  test("a practice that no mail has reached for an hour is told of by every probe, and the log says it once", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    mail.answers(({ to }) => (to.includes("office@example.com") ? 451 : 250));
    const app = await open({ settings: { SMTP_URL: mail.url, MAIL_TO: "office@example.com" } });
    const ready = async () => {
      const answer = await fetch(`${app.url}/readyz`);
      return [answer.status, await answer.text()];
    };
    const failing = async () =>
      /^ventanilla_practice_mail_failing_seconds (\d+)$/m.exec(
        await (await fetch(`${app.url}/metrics`)).text(),
      )?.[1];
    const lines = (words: string) => app.logged.filter((line) => line.includes(words));
    /** What Today and the deliveries tell everybody at the desk, who signs in anew as the clock leaps. */
    const told = async () => {
      const { ask } = await atWork(app, { role: "front-desk" });
      const answers = [await ask(getToday, {}), await ask(listDeliveries, { tab: "attention" })];
      return answers.map(({ mailFailingSince }) => mailFailingSince);
    };
    /** Screens that are open read again. */
    const signals = async () => {
      const rows = app.db.selectFrom("changes").select("at").where("topic", "=", "deliveries");
      return (await rows.where("at", "=", app.now().toISOString()).execute()).length;
    };
    await app.post("send-hero-consultation", { formData: hero });
    await settle(app);
    expect([await ready(), await failing()]).toEqual([[200, "ready\n"], "0"]);
    expect(await told()).toEqual([null, null]);
    expect(await signals()).toBe(0);
    const since = app.now().toISOString();
    app.advance(hours(1));
    await soon(() => lines("mail to the practice has failed for an hour").length).toBe(1);
    expect(await ready()).toEqual([200, `degraded: no mail has reached the practice since ${since}\n`]);
    expect(await failing()).toBe("3600");
    expect(await told()).toEqual([since, since]);
    await soon(signals).toBe(1);
    await settle(app);
    await app.post("send-hero-consultation", { formData: hero });
    await settle(app);
    expect(lines("mail to the practice has failed for an hour")).toHaveLength(1);
    mail.answers(250);
    app.advance(hours(10));
    await soon(() => lines("mail to the practice arrives again").length).toBe(1);
    expect([await ready(), await failing()]).toEqual([[200, "ready\n"], "0"]);
    expect(await told()).toEqual([null, null]);
    await soon(signals).toBe(1);
  });

  test("a letter that was sent while the clock was ahead hides no outage", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const app = await open({ settings: { SMTP_URL: mail.url, MAIL_TO: "office@example.com" } });
    app.advance(hours(48));
    await app.post("send-hero-consultation", { formData: hero });
    await settle(app);
    app.advance(-hours(48));
    mail.answers(451);
    await app.post("send-hero-consultation", { formData: hero });
    await settle(app);
    app.advance(hours(1));
    expect(await (await fetch(`${app.url}/readyz`)).text()).toMatch(/^degraded/);
  });

  test("one letter that the mail server never takes is no outage", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const app = await open({ settings: { SMTP_URL: mail.url, MAIL_TO: "office@example.com" } });
    mail.answers(554);
    await app.post("send-hero-consultation", { formData: hero });
    await settle(app);
    mail.answers(250);
    await app.post("send-hero-consultation", { formData: hero });
    await settle(app);
    app.advance(hours(2));
    expect(await (await fetch(`${app.url}/readyz`)).text()).toBe("ready\n");
    // A new outage counts although the old letter still lies there.
    mail.answers(554);
    await app.post("send-hero-consultation", { formData: hero });
    await settle(app);
    app.advance(hours(1));
    expect(await (await fetch(`${app.url}/readyz`)).text()).toMatch(/^degraded/);
  });

  test("a letter about a message that was tagged as spam is no outage", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const app = await open({ settings: { SMTP_URL: mail.url, MAIL_TO: "office@example.com" } });
    mail.answers(451);
    const id = await sendForm(app, "send-hero-consultation", hero);
    await settle(app);
    await (await atWork(app)).ask(tagSpam, { ids: [id] });
    app.advance(hours(1));
    expect(await (await fetch(`${app.url}/readyz`)).text()).toBe("ready\n");
  });

  test("a proxy on this machine that no setting names is reported once", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const warnings = async (settings: Record<string, string>) => {
      const app = await open({ settings });
      for (let count = 0; count < 3; count++) await fetch(`${app.url}/nowhere`, { headers });
      return app.logged.filter((line) => line.includes("TRUST_PROXY")).length;
    };
    expect([await warnings({}), await warnings({ TRUST_PROXY: "1" })]).toEqual([1, 0]);
  });
});

test("a server that is asked to end says so first, ends each connection with its answer, and then takes none", async () => {
  const app = await startApp({ settings: { DRAIN_SECONDS: "5" } });
  const before = await fetch(`${app.url}/`);
  expect([before.status, before.headers.get("connection")]).toEqual([200, "keep-alive"]);
  const closing = app.end();
  // All at once, before the seconds are over.
  const [ready, ...answers] = await Promise.all([
    fetch(`${app.url}/readyz`),
    fetch(`${app.url}/`),
    app.post("send-hero-consultation", { formData: hero }),
  ]);
  expect([ready.status, await ready.text()]).toEqual([503, "the server is about to end\n"]);
  expect(answers.map(({ status, headers }) => [status, headers.get("connection")])).toEqual([
    [200, "close"],
    [200, "close"],
  ]);
  await closing;
  await expect(fetch(`${app.url}/`)).rejects.toThrow();
});
