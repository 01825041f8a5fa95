import { generateKeyPairSync, type KeyPairKeyObjectResult } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";

const refusalOf = (source: Record<string, string>) => {
  try {
    readEnv(source);
  } catch (error) {
    return (error as Error).message;
  }
  return "accepted";
};

describe("settings", () => {
  test("all have a default", () => {
    expect(readEnv({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      siteUrl: "http://localhost:3000",
      dataDir: "data",
      webhookAllowPrivate: false,
      rateLimits: true,
    });
    expect(readEnv({ PORT: "8080", SMTP_URL: "", DATABASE_URL: " " })).toMatchObject({
      siteUrl: "http://localhost:8080",
      smtpUrl: undefined,
      databaseUrl: undefined,
    });
  });
  test("are read as meant", () => {
    const env = readEnv({
      SITE_URL: "https://www.example.com/",
      BACKEND_URL: "https://backend.example.com/",
      CAL_LINK: "practice/30min",
      CAL_ORIGIN: "https://Cal.example.com/",
      MAIL_FROM: "Front Office <office@example.com>",
      WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      WEBHOOK_ALLOW_PRIVATE: "1",
      RATE_LIMITS: "off",
      NOW: "2026-11-20T15:00:00-06:00",
    });
    expect(env).toMatchObject({
      siteUrl: "https://www.example.com",
      backend: { url: "https://backend.example.com" },
      calUrl: "https://cal.example.com/practice/30min",
      buildSettings: {
        SITE_URL: "https://www.example.com",
        BACKEND_URL: "https://backend.example.com",
        CAL_ORIGIN: "https://cal.example.com",
      },
      webhookAllowPrivate: true,
      rateLimits: false,
    });
    expect(env.startAt?.toISOString()).toBe("2026-11-20T21:00:00.000Z");
  });
  test("a wrong one is named with what it holds and what it takes", () => {
    expect(refusalOf({ PORT: "http" })).toBe(
      'PORT holds "http", but it takes a port number from 1 to 65535.',
    );
    expect(refusalOf({ PORT: "65536" })).toContain("65536");
    for (const name of ["SITE_URL", "BACKEND_URL", "CAL_ORIGIN"])
      for (const value of ["/office", "/functions/v1", "?a=1", "#a", "//"].map(
        (end) => `https://example.com${end}`,
      ))
        expect(refusalOf({ [name]: value })).toBe(
          `${name} holds "${value}", but it takes an http or https address without a path, like https://www.example.com.`,
        );
    expect(refusalOf({ BACKEND_URL: "ftp://example.com" })).toContain("BACKEND_URL");
    expect(refusalOf({ BACKEND_URL: "https://key@example.com" })).toContain("BACKEND_URL");
    expect(refusalOf({ RATE_LIMITS: "no" })).toBe('RATE_LIMITS holds "no", but it takes on or off.');
    expect(refusalOf({ NOW: "2026-11-20T15:00:00" })).toContain("with its zone");
    expect(refusalOf({ NOW: "2026-02-31T15:00:00Z" })).toContain("NOW");
    const jwk = ({ privateKey }: KeyPairKeyObjectResult, alg: string) => ({
      ...privateKey.export({ format: "jwk" }),
      kid: "one",
      alg,
    });
    const { d: _, ...publicKey } = jwk(generateKeyPairSync("ec", { namedCurve: "P-256" }), "ES256");
    const cannotSign = [
      publicKey,
      { ...jwk(generateKeyPairSync("ec", { namedCurve: "P-256" }), "ES256"), key_ops: ["verify"] },
      jwk(generateKeyPairSync("ec", { namedCurve: "P-384" }), "ES256"),
      jwk(generateKeyPairSync("rsa", { modulusLength: 1024 }), "RS256"),
      jwk(generateKeyPairSync("ec", { namedCurve: "P-256" }), "RS256"),
    ];
    for (const key of cannotSign)
      expect(refusalOf({ GOTRUE_JWT_KEYS: JSON.stringify([key]) })).toContain("GOTRUE_JWT_KEYS");
    const half = JSON.stringify([{ kid: "half", alg: "ES256", kty: "EC", crv: "P-256", x: "AA" }]);
    expect(refusalOf({ GOTRUE_JWT_KEYS: half })).toContain("GOTRUE_JWT_KEYS");
    for (const name of ["GOTRUE_SESSIONS_TIMEBOX", "GOTRUE_SESSIONS_INACTIVITY_TIMEOUT"]) {
      for (const value of ["0s", "59s", "8785h", "2400000000h"])
        expect(refusalOf({ [name]: value })).toBe(
          `${name} holds "${value}", but it takes a duration from 1m to 8784h.`,
        );
      for (const value of ["1m", "8784h"]) expect(refusalOf({ [name]: value })).toBe("accepted");
    }
    expect(refusalOf({ TRUST_PROXY: "10.0.0.0/99" })).toContain("TRUST_PROXY");
    expect(refusalOf({ ANON_KEY: "a key" })).toContain("ANON_KEY");
    expect(refusalOf({ GOTRUE_URI_ALLOW_LIST: "https://*.example.com/**, portal://**," })).toBe("accepted");
    expect(refusalOf({ GOTRUE_URI_ALLOW_LIST: "https://a.example.com,*.example.com" })).toContain("scheme");
    expect(refusalOf({ MAIL_TO: "a@example.com\r\nBcc: b@example.com" })).not.toContain("\n");
  });
  test("no secret is shown", () => {
    const wrong = [
      { DATABASE_URL: "mysql://office:hunter2@db.example.com/leads?password=hunter2" },
      { DATABASE_URL: "postgres:office:hunter2@/db@host" },
      { SMTP_URL: "http://user:hun/ter2@x@mail.example.com:bad/hunter2" },
      { WEBHOOK_URL: "ftp://hooks.example.com/catch/hunter2" },
      { WEBHOOK_SECRET: "hunter2" },
      { METRICS_TOKEN: "hunter2 hunter2" },
      { BACKUP_RECIPIENT: "AGE-SECRET-KEY-1hunter2" },
    ];
    for (const source of wrong) {
      expect(refusalOf(source)).toMatch(/^\w+ holds ".*\*\*\*/);
      expect(refusalOf(source)).not.toMatch(/hunter2|ter2/);
    }
  });
  test("an address that a password breaks off says how to write it", () => {
    const how = "letters and digits of user and password as they are, all else as %XX (/ is %2F)";
    expect(refusalOf({ SMTP_URL: "smtps://AKIA:BPs/ab+c@mail.example.com:465" })).toBe(
      `SMTP_URL holds "smtps://***@mail.example.com:465", but it takes an smtp:// or smtps:// address, ${how}.`,
    );
    expect(refusalOf({ DATABASE_URL: "postgres://office:a#b@db/leads" })).toContain(how);
    expect(refusalOf({ SMTP_URL: "smtps://AKIA:BPs%2Fab%2Bc@mail.example.com:465" })).toBe("accepted");
  });
  test("tools for tests are refused in production", () => {
    expect(refusalOf({ NODE_ENV: "production", RATE_LIMITS: "off" })).toContain("production");
    expect(refusalOf({ NODE_ENV: "production", NOW: "2026-11-20" })).toContain("production");
    expect(refusalOf({ NODE_ENV: "production" })).toBe("accepted");
  });
});
