import { expect, test } from "vitest";
import { hours, minutes, seconds } from "#domain/durations.ts";
import { readEnv } from "./env.ts";

test("an office without settings of sign-in takes no strangers and asks staff for strong passwords", () => {
  expect(readEnv({ SITE_URL: "https://www.example.com" }).auth).toEqual({
    isSignUpOpen: false,
    confirmsMailItself: false,
    takesAnonymous: false,
    takesPhone: false,
    confirmsPhoneItself: false,
    testCodes: new Map(),
    jwtSecret: undefined,
    jwtKeys: undefined,
    tokenLifetime: hours(1),
    shortestPassword: 12,
    rotatesRefreshTokens: true,
    reuseInterval: seconds(10),
    linksManually: false,
    mostFactors: 10,
    mailInterval: minutes(1),
    mostMails: Number.POSITIVE_INFINITY,
    hidesAccounts: true,
    verifiesOnGet: false,
    asksCurrentPassword: true,
    siteUrl: "https://www.example.com",
    redirects: [],
    sessionLifetime: hours(12),
    idleLimit: minutes(15),
    issuer: "https://www.example.com/auth/v1",
  });
});

test("sign-up that is opened limits mails and shows accounts as the hosted service does, unless settings say otherwise", () => {
  const open = { GOTRUE_DISABLE_SIGNUP: "false" };
  expect(readEnv(open).auth).toMatchObject({ isSignUpOpen: true, mostMails: 30, hidesAccounts: false });
  const own = { ...open, GOTRUE_RATE_LIMIT_EMAIL_SENT: "7", GOTRUE_SECURITY_HIDE_ACCOUNTS: "true" };
  expect(readEnv(own).auth).toMatchObject({ isSignUpOpen: true, mostMails: 7, hidesAccounts: true });
  expect(readEnv({ GOTRUE_DISABLE_SIGNUP: "true" }).auth.isSignUpOpen).toBe(false);
});

test("each setting of sign-in replaces its default", () => {
  const settings = {
    GOTRUE_SMS_TEST_OTP: "+15125550100=123456, 15125550101=654321",
    GOTRUE_JWT_KEYS: JSON.stringify([{ kid: "one", alg: "HS256", k: "c2VjcmV0" }]),
    GOTRUE_JWT_EXP: "60",
    GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: "false",
    GOTRUE_SMTP_MAX_FREQUENCY: "1m30s",
    GOTRUE_SITE_URL: "https://portal.example.com",
    GOTRUE_URI_ALLOW_LIST: "https://a.example.com/**, portal://**,",
    API_EXTERNAL_URL: "https://auth.example.com/auth/v1/",
  };
  expect(readEnv(settings).auth).toMatchObject({
    testCodes: new Map([
      ["15125550100", "123456"],
      ["15125550101", "654321"],
    ]),
    jwtKeys: [{ kid: "one", alg: "HS256", k: "c2VjcmV0" }],
    tokenLifetime: minutes(1),
    rotatesRefreshTokens: false,
    mailInterval: seconds(90),
    siteUrl: "https://portal.example.com",
    redirects: ["https://a.example.com/**", "portal://**"],
    issuer: "https://auth.example.com/auth/v1",
  });
});
