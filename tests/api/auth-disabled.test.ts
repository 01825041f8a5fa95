import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../start-app.ts";
import { callAuth, samplePassword, serviceKey } from "./auth-calls.ts";
import { signedInStaff } from "./office-staff.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ settings: { RATE_LIMITS: "off", GOTRUE_DISABLE_SIGNUP: "false" } });
});
afterAll(() => app.end());

const phone = { phone: "+15550100", password: samplePassword };
const saml = [404, "saml_provider_disabled", "SAML 2.0 is disabled"] as const;
const passkeys = [404, "passkey_disabled", "Passkeys are disabled"] as const;
const oauth = [404, "feature_disabled", "OAuth server is disabled"] as const;
const web3 = "/token?grant_type=web3";
const idToken = "/token?grant_type=id_token";

test.each([
  ["POST /signup", {}, 422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"],
  ["POST /signup", phone, 400, "phone_provider_disabled", "Phone signups are disabled"],
  ["POST /token?grant_type=password", phone, 422, "phone_provider_disabled", "Phone logins are disabled"],
  ["POST /token?grant_type=magic", {}, 400, "invalid_credentials", "unsupported_grant_type"],
  ["POST /token", {}, 400, "invalid_credentials", "unsupported_grant_type"],
  [`POST ${web3}`, { chain: "solana" }, 422, "web3_provider_disabled", "Web3 provider is disabled"],
  [`POST ${web3}`, { chain: "ethereum" }, 422, "web3_provider_disabled", "Web3 provider is disabled"],
  [`POST ${web3}`, { chain: "bitcoin" }, 400, "web3_unsupported_chain", "Unsupported chain"],
  [
    `POST ${idToken}`,
    { id_token: "x", provider: "google", issuer: "https://accounts.google.com" },
    400,
    "provider_disabled",
    'Provider (issuer "https://accounts.google.com") is not enabled',
  ],
  [
    `POST ${idToken}`,
    { id_token: "x", provider: "mine" },
    400,
    "validation_failed",
    'Custom OIDC provider "mine" not allowed',
  ],
  ["POST /sso", { domain: "example.com" }, ...saml],
  ["GET /sso/saml/metadata", undefined, ...saml],
  ["POST /sso/saml/acs", {}, ...saml],
  ["POST /passkeys/registration/options", {}, ...passkeys],
  ["GET /passkeys", undefined, ...passkeys],
  ["GET /oauth/authorizations/x", undefined, ...oauth],
  ["POST /oauth/token", {}, ...oauth],
  ["GET /user/oauth/grants", undefined, ...oauth],
  [
    "GET /authorize?provider=google",
    undefined,
    400,
    "validation_failed",
    "Unsupported provider: provider is not enabled",
  ],
  [
    "GET /authorize?provider=mine",
    undefined,
    400,
    "validation_failed",
    "Unsupported provider: Provider mine could not be found",
  ],
] as [string, unknown, number, string, string][])("%s %j is off: %i %s", async (line, body, ...refusal) => {
  const { status, json } = await callAuth(app, line, { body });
  expect([status, json.code, json.message]).toEqual(refusal);
});

test.each([
  ["GET /admin/oauth/clients", ...oauth],
  ["GET /admin/users/0b7d6f0e-4c1f-4c11-9d55-2a3f5d1f6a11/passkeys", ...passkeys],
  ["GET /admin/custom-providers", 404, "feature_disabled", "Custom providers are disabled"],
  ["GET /scim/v2/Users", 404, "feature_disabled", "Custom providers are disabled"],
] as const)("%s is off for administrators, and refused to others before", async (line, ...refusal) => {
  const { status, json } = await callAuth(app, line, { token: await serviceKey(app) });
  expect([status, json.code, json.message]).toEqual(refusal);
  expect((await callAuth(app, line)).json.code).toBe("no_authorization");
});

test("identities are linked by nobody, which a stranger is not told", async () => {
  const { token } = await signedInStaff(app);
  for (const line of ["GET /user/identities/authorize?provider=google", "DELETE /user/identities/none"]) {
    const { status, json } = await callAuth(app, line, { token });
    expect([status, json.code, json.message]).toEqual([
      404,
      "manual_linking_disabled",
      "Manual linking is disabled",
    ]);
    expect((await callAuth(app, line)).json.code).toBe("no_authorization");
  }
});

test("a person whom a browser brings to a provider gets back to the site", async () => {
  const authorize = await callAuth(app, "GET /authorize?provider=google", {
    headers: { accept: "text/html" },
  });
  expect(authorize.status).toBe(303);
  expect(authorize.headers.get("location")).toMatch(
    /^https:\/\/www\.example\.com\/#error=validation_failed&/,
  );
  for (const [query, code, description] of [
    ["", "bad_oauth_callback", "OAuth state parameter missing"],
    ["?state=x", "bad_oauth_state", "OAuth state not found or expired"],
  ]) {
    const { status, headers } = await callAuth(app, `GET /callback${query}`);
    const url = new URL(headers.get("location") ?? "");
    expect([status, url.origin, url.hash]).toEqual([303, "https://www.example.com", ""]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      error: "invalid_request",
      error_code: code,
      error_description: description,
    });
  }
});

test("the settings say what is off", async () => {
  const { json } = await callAuth(app, "GET /settings");
  const { email, phone: takesPhone, ...others } = json.external;
  expect([email, takesPhone, new Set(Object.values(others))]).toEqual([true, false, new Set([false])]);
  expect(json).toMatchObject({
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  });
  expect(Object.keys((await callAuth(app, "GET /health")).json)).toEqual(["version", "name", "description"]);
});
