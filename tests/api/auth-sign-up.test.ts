import { expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { startApp, type TestApp } from "../start-app.ts";
import { callAuth, samplePassword } from "./auth-calls.ts";
import { insertAccount } from "./insert-account.ts";

const password = samplePassword;
const settings = { GOTRUE_DISABLE_SIGNUP: "false", RATE_LIMITS: "off" };
/** A clock that moves on with each look at it. */
function ticking() {
  let time = Date.parse("2026-11-20T15:00:00.000Z");
  return { clock: () => new Date(time++), advance: (milliseconds: number) => (time += milliseconds) };
}

const calls: Record<string, object> = {
  "/signup": { password, data: { name: "Elena", locale: "es" } },
  "/otp": {},
  "/resend": { type: "signup" },
};

/** What calls at once answer about an address, and a sign-up two minutes later: statuses, names of values, refusals. */
async function tellOf(app: TestApp, email: string, paths: string[], wait: () => void) {
  const told: unknown[] = [];
  const call = async (path: string) => {
    const { status, json } = await callAuth(app, `POST ${path}`, { body: { email, ...calls[path] } });
    const refusal = status === 200 ? "" : `${json.code}: ${json.message}`;
    told.push([path, status, Object.keys(json).sort(), refusal]);
  };
  for (const path of paths) await call(path);
  wait();
  await call("/signup");
  return told;
}

test("with open sign-up an address with an account is refused when and as one without is", async () => {
  const { clock, advance } = ticking();
  const app = await startApp({ settings, clock });
  const wait = () => void advance(minutes(2));
  const orders = [
    ["/signup", "/signup"],
    ["/signup", "/otp", "/resend"],
    ["/otp", "/signup"],
    ["/resend", "/signup", "/otp"],
  ];
  for (const [place, paths] of orders.entries()) {
    const [known, fresh] = [`known${place}@example.com`, `fresh${place}@example.com`];
    await insertAccount(app, { email: known, data: { name: "Somebody else" } });
    expect(await tellOf(app, known, paths, wait)).toEqual(await tellOf(app, fresh, paths, wait));
  }
  await app.end();
});

test("a sign-up is answered with a made-up user, as contracted, or with one of whom a stranger learns no name", async () => {
  const app = await startApp({ settings });
  const signUp = (email: string) => callAuth(app, "POST /signup", { body: { email, password } });
  const known = await insertAccount(app, { email: "known@example.com" });
  const { json: madeUp } = await signUp("known@example.com");
  expect(madeUp).toMatchObject({ email: "known@example.com", role: "", identities: [] });
  expect(madeUp.id).not.toBe(known.id);
  const email = "invited@example.com";
  const { id } = await insertAccount(app, { email, isInvited: true, data: { name: "Rosa" } });
  const { status, json, text } = await signUp(email);
  expect([status, json.id, text.includes("Rosa"), text.includes("invited_at")]).toEqual([
    200,
    id,
    false,
    false,
  ]);
  await app.end();
});

test("closed sign-up is told before anything else, whatever the body", async () => {
  const app = await startApp();
  for (const body of ["", "{", {}, { email: "nobody", password: "short" }, { phone: "1" }]) {
    const { status, json } = await callAuth(app, "POST /signup", { body });
    const message = "Signups not allowed for this instance";
    expect([status, json]).toEqual([422, { code: "signup_disabled", message }]);
  }
  await app.end();
});

test("a number that confirms itself opens no account of another password", async () => {
  const phones = { GOTRUE_EXTERNAL_PHONE_ENABLED: "true", GOTRUE_SMS_AUTOCONFIRM: "true" };
  const app = await startApp({ settings: { ...settings, ...phones } });
  await insertAccount(app, { email: "elena@example.com", password });
  await app.db.updateTable("users").set({ phone: "15550100", phone_confirmed_at: null }).execute();
  const signUp = (password: string) =>
    callAuth(app, "POST /signup", { body: { phone: "+15550100", password } });
  const refused = { status: 422, json: { code: "user_already_exists", message: "User already registered" } };
  expect(await signUp("otra frase bastante larga")).toMatchObject(refused);
  expect((await signUp(password)).json.user).toMatchObject({ phone: "15550100" });
  expect(await signUp(password)).toMatchObject(refused);
  await app.end();
});

test("a sign-up by telephone has a row in the audit, without the number", async () => {
  const phones = {
    GOTRUE_EXTERNAL_PHONE_ENABLED: "true",
    GOTRUE_SMS_TEST_OTP: "15550100=123456,15550101=654321",
  };
  const app = await startApp({ settings: { ...settings, ...phones } });
  await callAuth(app, "POST /signup", { body: { phone: "+15550100", password } });
  await callAuth(app, "POST /otp", { body: { phone: "+15550101" } });
  const rows = await app.db.selectFrom("audit").selectAll().where("action", "=", "user_signedup").execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain("1555010");
  await app.end();
});
