import { expect, test } from "vitest";
import { seconds } from "#domain/durations.ts";
import { describeOnBoth, siteUrl, type TestApp } from "../start-app.ts";
import { callAuth, samplePassword } from "./auth-calls.ts";
import { mailedToken } from "./auth-tokens.ts";
import { insertAccount } from "./insert-account.ts";
import { hero } from "./sample-forms.ts";

const email = "owner@example.org";

describeOnBoth("the mails of an account", (open) => {
  const signInFrom = (app: TestApp, device: string) =>
    callAuth(app, "POST /token?grant_type=password", {
      body: { email, password: samplePassword },
      headers: { "user-agent": device },
    });
  const recover = async (app: TestApp) => {
    expect((await callAuth(app, "POST /recover", { body: { email } })).status).toBe(200);
    app.advance(seconds(61));
  };
  const statesOf = async (app: TestApp, kind: string) =>
    (await app.outbox()).filter((row) => row.kind === kind).map(({ state }) => state);

  test("go, however many forms strangers sent with spellings of its address", async () => {
    const app = await open();
    await insertAccount(app, { email, password: samplePassword });
    await signInFrom(app, "the usual one");
    for (let turn = 1; turn <= 11; turn += 1) {
      const formData = { ...hero, email: `owner+${turn}@example.org` };
      expect((await app.post("send-hero-consultation", { formData })).status).toBe(200);
    }
    expect((await app.outbox()).map(({ state }) => state)).toContain("withheld");
    await recover(app);
    await signInFrom(app, "a new one");
    expect(await statesOf(app, "auth-recovery")).toEqual(["queued"]);
    expect(await statesOf(app, "auth-new-sign-in")).toEqual(["queued"]);
  });

  test("tell of a new sign-in when strangers have used up the links of the hour, and answer forms", async () => {
    const app = await open();
    await insertAccount(app, { email, password: samplePassword });
    await signInFrom(app, "the usual one");
    for (let turn = 1; turn <= 11; turn += 1) await recover(app);
    expect((await statesOf(app, "auth-recovery")).filter((state) => state === "withheld")).toHaveLength(1);
    await signInFrom(app, "a new one");
    expect(await statesOf(app, "auth-new-sign-in")).toEqual(["queued"]);
    await app.post("send-hero-consultation", { formData: { ...hero, email } });
    expect((await app.outbox()).filter(({ state }) => state === "withheld")).toHaveLength(1);
  });

  test("for a forgotten password reach the office, whatever strangers ask for as a program", async () => {
    const app = await open();
    await insertAccount(app, { email });
    const challenge = { code_challenge: "x".repeat(43), code_challenge_method: "s256" };
    const recoverAsProgram = async (turn: number) => {
      const [query, body] = turn % 2 ? ["", challenge] : [`?redirect_to=${siteUrl}/en`, {}];
      expect((await callAuth(app, `POST /recover${query}`, { body: { email, ...body } })).status).toBe(200);
    };
    await recover(app);
    const own = await mailedToken(app, "recovery");
    for (let turn = 1; turn <= 11; turn += 1) {
      await recoverAsProgram(turn);
      expect((await callAuth(app, "POST /otp", { body: { email, ...challenge } })).status).toBe(200);
      app.advance(seconds(61));
    }
    await recoverAsProgram(12);
    const verify = () => callAuth(app, "POST /verify", { body: { type: "recovery", token_hash: own.link } });
    expect((await verify()).json).toHaveProperty("access_token");
    await recover(app);
    const again = await mailedToken(app, "recovery");
    expect((await app.outbox()).find(({ ref_id }) => ref_id === again.id)?.state).toBe("queued");
    expect((await statesOf(app, "auth-recovery")).filter((state) => state === "withheld")).not.toEqual([]);
  });
});
