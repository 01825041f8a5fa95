import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../start-app.ts";
import { callAuth, refusalOf, samplePassword } from "./auth-calls.ts";
import { insertAccount } from "./insert-account.ts";

const known = "elena@example.com";
let app: TestApp;

beforeAll(async () => {
  app = await startApp({
    settings: {
      GOTRUE_DISABLE_SIGNUP: "false",
      RATE_LIMITS: "off",
      GOTRUE_SMTP_MAX_FREQUENCY: "60s",
      GOTRUE_EXTERNAL_PHONE_ENABLED: "true",
      GOTRUE_SMS_TEST_OTP: "15550100=123456,15550101=654321",
    },
  });
  await insertAccount(app, { email: known });
});
afterAll(() => app.end());

const both = { email: known, phone: "+15550100" };
test.each([
  ["/otp", both, 400, "validation_failed", "Only an email address or phone number should be provided"],
  ["/otp", {}, 400, "validation_failed", "One of email or phone must be set"],
  ["/otp", "", 400, "bad_json", "Could not parse request body as JSON: it is no valid JSON"],
  ["/otp", { email: "nobody" }, 400, "validation_failed", "Unable to validate email address: invalid format"],
  [
    "/otp",
    { email: "x@example.com", create_user: false },
    422,
    "otp_disabled",
    "Signups not allowed for otp",
  ],
  [
    "/otp",
    { email: known, code_challenge: "x".repeat(43) },
    400,
    "validation_failed",
    "PKCE flow requires code_challenge_method and code_challenge",
  ],
  ["/otp", { phone: "12" }, 422, "sms_send_failed", "Error sending confirmation OTP to provider"],
  ["/otp", { phone: "0" }, 400, "validation_failed", "Invalid phone number format (E.164 required)"],
  ["/magiclink", {}, 400, "validation_failed", "One of email or phone must be set"],
  ["/recover", {}, 400, "validation_failed", "Password recovery requires an email"],
  [
    "/recover",
    { email: `${"x".repeat(250)}@example.com` },
    400,
    "validation_failed",
    "An email address is too long",
  ],
  [
    "/recover",
    { email: known, code_challenge: "short", code_challenge_method: "s256" },
    400,
    "validation_failed",
    "code challenge has to be between 43 and 128 characters",
  ],
  [
    "/resend",
    { type: "magiclink", email: known },
    400,
    "validation_failed",
    "Missing one of these types: signup, email_change, sms, phone_change",
  ],
  ["/resend", { type: "signup" }, 400, "validation_failed", "Type provided requires an email address"],
  ["/resend", { type: "sms" }, 400, "validation_failed", "Type provided requires a phone number"],
  ["/resend", { type: "email_change" }, 400, "validation_failed", "Missing one of email or phone"],
  [
    "/resend",
    { type: "signup", ...both },
    400,
    "validation_failed",
    "Only an email address or phone number should be provided.",
  ],
])("POST %s %j is refused with %i %s", async (path, body, status, code, message) => {
  const oldVersion = { headers: { "x-supabase-api-version": "" } };
  const [answer, old] = await Promise.all([
    callAuth(app, `POST ${path}`, { body }),
    callAuth(app, `POST ${path}`, { body, ...oldVersion }),
  ]);
  expect([answer.status, answer.json.code, answer.json.message]).toEqual([status, code, message]);
  expect([old.json.code, old.json.error_code, old.json.msg]).toEqual([status, code, message]);
});

test("phone calls are refused by name while phones are off", async () => {
  const off = await startApp();
  const phone = "+15550100";
  const otp = await callAuth(off, "POST /otp", { body: { phone } });
  expect([otp.status, otp.json.message]).toEqual([400, "Unsupported phone provider"]);
  const again = await callAuth(off, "POST /resend", { body: { type: "sms", phone } });
  expect([again.status, again.json.message]).toEqual([400, "Phone logins are disabled"]);
  await off.end();
});

test("a number of the test map gets its code, which signs in", async () => {
  const phone = "+1 5550100";
  expect((await callAuth(app, "POST /otp", { body: { phone } })).text).toBe("{}");
  const wrong = await callAuth(app, "POST /verify", { body: { type: "sms", phone, token: "000000" } });
  expect([wrong.status, wrong.json.message]).toEqual([403, "Token has expired or is invalid"]);
  const right = await callAuth(app, "POST /verify", { body: { type: "sms", phone, token: "123456" } });
  expect(right.json.user).toMatchObject({ phone: "15550100", phone_confirmed_at: expect.any(String) });
  expect(
    refusalOf(await callAuth(app, "POST /verify", { body: { type: "sms", phone, token: "123456" } })),
  ).toEqual([403, "otp_expired"]);
});

test("a changed number takes effect with its code, and codes are asked for again alike", async () => {
  const password = samplePassword;
  await insertAccount(app, { email: "phone@example.com", password });
  const signedIn = await callAuth(app, "POST /token?grant_type=password", {
    body: {
      email: "phone@example.com",
      password,
    },
  });
  const token = signedIn.json.access_token;
  const phone = "+1 555 0101";
  expect((await callAuth(app, "PUT /user", { body: { phone }, token })).json).toMatchObject({
    phone: "",
    new_phone: "15550101",
  });
  const verify = (token: string) =>
    callAuth(app, "POST /verify", { body: { type: "phone_change", phone, token } });
  expect(refusalOf(await verify("000000"))).toEqual([403, "otp_expired"]);
  for (const type of ["sms", "phone_change"])
    expect((await callAuth(app, "POST /resend", { body: { type, phone } })).text).toBe("{}");
  const changed = await verify("654321");
  expect(changed.json.user).toMatchObject({ phone: "15550101", phone_confirmed_at: expect.any(String) });
  expect(changed.json.user).not.toHaveProperty("new_phone");
});
