import { join } from "node:path";
import { expect, test } from "vitest";
import { cleanSettings, makeCleanPractice } from "#tests/clean-practice.ts";
import { readEnv } from "../base/env.ts";
import { readLaunchFacts } from "./facts/launch-facts.ts";
import { launchRules } from "./launch-rules.ts";

const now = new Date("2026-11-22T15:00:00Z");
const clean = readLaunchFacts(
  { env: readEnv(cleanSettings), now },
  join(makeCleanPractice("2026-11-20"), "content"),
);

const random = "kV7hN2sQ9xTzB4mWcR8pLdYf3gJuA6eE5tHvKoXi1nM";
const keysWith = (text: string) =>
  JSON.stringify([{ kid: "one", alg: "HS256", k: Buffer.from(text).toString("base64url") }]);

test.each<[rule: string, settings: Record<string, string>, places: string[]]>([
  // Who knows either can sign an access token of any account.
  [
    "secrets",
    { GOTRUE_JWT_SECRET: "super-secret-jwt-token-with-at-least-32-characters-long" },
    ["GOTRUE_JWT_SECRET"],
  ],
  ["secrets", { GOTRUE_JWT_SECRET: "secret12".repeat(4) }, ["GOTRUE_JWT_SECRET"]],
  ["secrets", { GOTRUE_JWT_KEYS: keysWith("a key of few bytes") }, ["GOTRUE_JWT_KEYS"]],
  ["secrets", { GOTRUE_JWT_KEYS: keysWith(`super-secret-${random}`) }, ["GOTRUE_JWT_KEYS"]],
  ["secrets", { GOTRUE_JWT_SECRET: random, GOTRUE_JWT_KEYS: keysWith(random) }, []],
  ...["GOTRUE_VERIFY_ON_GET", "GOTRUE_MAILER_AUTOCONFIRM", "GOTRUE_SMS_AUTOCONFIRM"].map(
    (name): [string, Record<string, string>, string[]] => ["test-settings", { [name]: "true" }, [name]],
  ),
  ["test-settings", { GOTRUE_SMS_TEST_OTP: "+15125550100=123456" }, ["GOTRUE_SMS_TEST_OTP"]],
  ["sample-contacts", { SMTP_URL: "smtps://user:k3n7Qp@mail.example.com:465" }, ["SMTP_URL"]],
  ["sample-contacts", { WEBHOOK_URL: "https://hooks.example.org/leads" }, ["WEBHOOK_URL"]],
  ["sample-contacts", { SMTP_URL: "smtps://user%40example.com:k3n7Qp@mail.rio-impuestos.com:465" }, []],
  ["mail-settings", { MAIL_TO: clean.practice.business.mail.to }, []],
  [
    "mail-settings",
    { MAIL_FROM: "desk@rio-impuestos.com", MAIL_TO: "desk@rio-impuestos.com" },
    [clean.at("business", "mail.from"), "MAIL_FROM", clean.at("business", "mail.to"), "MAIL_TO"],
  ],
])("%s: %j", (id, settings, places) => {
  const rule = launchRules.find((each) => each.id === id);
  const findings = rule?.find({ ...clean, env: readEnv({ ...cleanSettings, ...settings }) });
  expect(findings?.flatMap((finding) => finding.places)).toEqual(places);
});
