import { expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { startApp, type TestApp } from "../start-app.ts";
import { callAuth } from "./auth-calls.ts";
import { insertAccount } from "./insert-account.ts";

const password = "una frase bastante larga";
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

/** What calls at once answer about an address, and a sign-up two minutes later; equal values have equal names. */
async function tellOf(app: TestApp, email: string, paths: string[], wait: () => void) {
  const told: string[] = [];
  const call = async (path: string) => {
    const answer = await callAuth(app, `POST ${path}`, { body: { email, ...calls[path] } });
    told.push(`${path} ${answer.status} ${answer.text}`);
  };
  for (const path of paths) await call(path);
  wait();
  await call("/signup");
  const names = new Map<string, string>();
  return told
    .join("\n")
    .replaceAll(email, "email")
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|\d+ seconds/g, (value) => {
      const kind = value.includes("T") ? "time" : value.includes(" ") ? value.slice(0, 1) : "id";
      names.set(value, names.get(value) ?? `${kind} ${names.size}`);
      return names.get(value) ?? "";
    });
}

test("with open sign-up no calls tell whether an address has an account", async () => {
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
    const told = await tellOf(app, known, paths, wait);
    expect(told).toContain('"identities":[{');
    expect(told).toBe(await tellOf(app, fresh, paths, wait));
  }
  await app.end();
});

test("a sign-up shows a stranger nothing of who was invited with the address", async () => {
  const app = await startApp({ settings });
  await insertAccount(app, { email: "invited@example.com", isInvited: true, data: { name: "Rosa" } });
  const body = { email: "invited@example.com", password };
  const { status, text } = await callAuth(app, "POST /signup", { body });
  expect([status, text.includes("Rosa"), text.includes("invited_at")]).toEqual([200, false, false]);
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
