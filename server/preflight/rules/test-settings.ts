import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const testSettings: Rule = {
  id: "test-settings",
  severity: "blocker",
  title: "Settings for tests",
  reason: "They take away what protects visitors and accounts, or turn the clock.",
  source: sources.settings,
  find: ({ env }) => {
    const settings = {
      NOW: env.startAt?.toISOString(),
      RATE_LIMITS: env.rateLimits ? undefined : "off",
      WEBHOOK_ALLOW_PRIVATE: env.webhookAllowPrivate ? "1" : undefined,
      GOTRUE_VERIFY_ON_GET: env.auth.verifiesOnGet ? "true" : undefined,
      GOTRUE_MAILER_AUTOCONFIRM: env.auth.confirmsMailItself ? "true" : undefined,
      GOTRUE_SMS_AUTOCONFIRM: env.auth.confirmsPhoneItself ? "true" : undefined,
      GOTRUE_SMS_TEST_OTP: env.auth.testCodes.size > 0 ? "***" : undefined,
    };
    return Object.entries(settings).flatMap(([name, value]) =>
      value === undefined ? [] : [{ places: [name], says: value, proposal: "Take the setting away." }],
    );
  },
};
