import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const webhookPage = textRule({
  id: "webhook-page",
  severity: "warning",
  title: "A public page that copies visitors' requests elsewhere",
  reason: "At a shared computer anyone can have later requests sent to an address of their own.",
  source: sources.safeguards,
  pattern: /webhook/i,
  files: /[\\/]words[\\/]shell\.ts$/,
  proposal:
    "Take the link out of the footer and the page from the site; WEBHOOK_URL and WEBHOOK_SECRET set the practice's own.",
});
