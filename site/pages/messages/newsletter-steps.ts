import type { RouteName } from "#content/routes.ts";

/** Pages around the newsletter's double opt-in: the last part of the address and the route. */
export const newsletterSteps = {
  confirm: "newsletterConfirm",
  confirmed: "newsletterConfirmed",
  unsubscribe: "newsletterUnsubscribe",
  unsubscribed: "newsletterUnsubscribed",
  "unknown-link": "newsletterUnknown",
} as const satisfies Record<string, RouteName>;
export type NewsletterStep = keyof typeof newsletterSteps;
