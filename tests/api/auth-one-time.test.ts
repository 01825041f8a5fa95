import { afterAll, beforeAll, expect, test } from "vitest";
import { hours, minutes, seconds } from "#domain/durations.ts";
import { describeOnBoth, race, type TestApp } from "../start-app.ts";
import { callAuth, refusalOf, samplePassword, serviceKey } from "./auth-calls.ts";
import { insertAccount } from "./insert-account.ts";
import { type MailServer, startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";

const known = "elena@example.com";
const openSignUp = { GOTRUE_DISABLE_SIGNUP: "false", RATE_LIMITS: "off" };

describeOnBoth("requests for links and codes", (open) => {
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
  });
  afterAll(() => mail.stop());
  const mailKinds = async (app: TestApp) => (await app.outbox()).map(({ kind }) => kind).sort();

  test("a second mail of a kind within a minute is refused, for known and unknown addresses", async () => {
    const app = await open({ settings: openSignUp });
    await insertAccount(app, { email: known });
    for (const email of [known, "nobody@example.com"]) {
      expect((await callAuth(app, "POST /recover", { body: { email } })).text).toBe("{}");
      app.advance(seconds(20));
      const soon = await callAuth(app, "POST /recover", { body: { email: email.toUpperCase() } });
      expect([soon.status, soon.json.code, soon.json.message]).toEqual([
        429,
        "over_email_send_rate_limit",
        "For security purposes, you can only request this after 40 seconds.",
      ]);
      expect((await callAuth(app, "POST /resend", { body: { type: "signup", email } })).text).toBe("{}");
    }
    app.advance(minutes(1));
    expect((await callAuth(app, "POST /recover", { body: { email: known } })).status).toBe(200);
    expect(await mailKinds(app)).toEqual(["auth-recovery", "auth-recovery"]);
  });

  test("without sign-up, nothing tells a stranger which addresses have an account", async () => {
    const app = await open();
    await insertAccount(app, { email: known });
    await insertAccount(app, { email: "invited@example.com", isInvited: true });
    for (const email of [known, "invited@example.com", "nobody@example.com"]) {
      for (const body of [{ email }, { email, create_user: false }]) {
        expect((await callAuth(app, "POST /otp", { body })).text).toBe("{}");
        expect((await callAuth(app, "POST /magiclink", { body })).status).toBe(429);
        app.advance(minutes(2));
      }
    }
    expect(await mailKinds(app)).toEqual(["auth-magiclink", "auth-magiclink"]);
    const honest = await open({ settings: { GOTRUE_SECURITY_HIDE_ACCOUNTS: "false" } });
    const email = "nobody@example.com";
    expect(refusalOf(await callAuth(honest, "POST /otp", { body: { email } }))).toEqual([
      422,
      "signup_disabled",
    ]);
    expect(refusalOf(await callAuth(honest, "POST /otp", { body: { email, create_user: false } }))).toEqual([
      422,
      "otp_disabled",
    ]);
  });

  test.each(["/recover", "/otp"])("of many requests at once to %s one sends a mail", async (path) => {
    const app = await open({ ...race, settings: openSignUp });
    await insertAccount(app, { email: known });
    for (const email of [known, "new@example.com"]) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => callAuth(app, `POST ${path}`, { body: { email } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(429)]);
    }
    expect(await app.outbox()).toHaveLength(path === "/otp" ? 2 : 1);
  });

  test("of requests at once for one new address without an interval, all find the account of the first", async () => {
    const app = await open({ ...race, settings: { ...openSignUp, GOTRUE_SMTP_MAX_FREQUENCY: "0s" } });
    const token = await serviceKey(app);
    const password = samplePassword;
    for (const [path, body] of Object.entries({
      "/otp": {},
      "/magiclink": {},
      "/signup": { password },
      "/invite": {},
      "/admin/generate_link": { type: "invite" },
      "/admin/generate_link?again": { type: "signup", password },
    })) {
      const email = `${path.replace(/\W/g, "")}@example.com`;
      const call = () => callAuth(app, `POST ${path}`, { token, body: { email, ...body } });
      const answers = await Promise.all(Array.from({ length: 8 }, call));
      expect([path, new Set(answers.map(({ status }) => status))]).toEqual([path, new Set([200])]);
    }
    expect(await app.db.selectFrom("users").selectAll().execute()).toHaveLength(6);
  });

  test("a flooded mailbox keeps the link that it was sent last", async () => {
    const app = await open({ settings: { SMTP_URL: mail.url } });
    const user = await insertAccount(app, { email: known });
    for (let time = 0; time < 12; time += 1) {
      expect((await callAuth(app, "POST /recover", { body: { email: known } })).status).toBe(200);
      app.advance(seconds(61));
    }
    const rows = await app.outbox();
    expect(rows.filter(({ state }) => state === "withheld")).toHaveLength(2);
    const live = await app.db.selectFrom("one_time_tokens").selectAll().execute();
    expect(live).toMatchObject([{ user_id: user.id, kind: "recovery" }]);
    expect(rows.find(({ ref_id }) => ref_id === live[0]?.id)?.state).not.toBe("withheld");
    await soon(() => mail.accepted.length).toBeGreaterThan(0);
  });

  test("mails that strangers cause end at the hour's limit, for everybody alike", async () => {
    const app = await open({
      settings: { GOTRUE_DISABLE_SIGNUP: "false", GOTRUE_RATE_LIMIT_EMAIL_SENT: "2" },
    });
    for (const name of ["one", "two"])
      expect((await callAuth(app, "POST /otp", { body: { email: `${name}@example.com` } })).status).toBe(200);
    await insertAccount(app, { email: known });
    for (const email of [known, "nobody@example.com"]) {
      const answer = await callAuth(app, "POST /recover", { body: { email } });
      expect([answer.status, answer.json.message]).toEqual([429, "email rate limit exceeded"]);
    }
    app.advance(hours(1));
    expect((await callAuth(app, "POST /recover", { body: { email: "two@example.com" } })).status).toBe(200);
  });
});
