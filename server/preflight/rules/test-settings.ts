import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const testSettings: Rule = {
  id: "test-settings",
  severity: "blocker",
  title: "Settings for tests",
  reason: "They take away what protects visitors, or turn the clock.",
  source: sources.settings,
  find: ({ env }) => {
    const settings = {
      NOW: env.startAt?.toISOString(),
      RATE_LIMITS: env.rateLimits ? undefined : "off",
      WEBHOOK_ALLOW_PRIVATE: env.webhookAllowPrivate ? "1" : undefined,
    };
    return Object.entries(settings).flatMap(([name, value]) =>
      value === undefined ? [] : [{ places: [name], says: value, proposal: "Take the setting away." }],
    );
  },
};
