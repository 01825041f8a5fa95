import { expect, test } from "vitest";
import { seconds } from "#domain/durations.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { callAuth, samplePassword } from "./auth-calls.ts";
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
});
