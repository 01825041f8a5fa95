import * as v from "valibot";
import { desk, id, locale } from "./desk-values.ts";
import { defineOperation } from "./operation.ts";

/** The mails that the office shows before they are sent; the links of others act. */
export const shownKinds: readonly string[] = [
  "lead-notice",
  "lead-confirmation",
  "appointment-notice",
  "appointment-confirmation",
  "appointment-reminder",
];

/**
 * Shows a mail about a request or an appointment as it would go out now, without the links of its reader. A POST: each look
 * is written to the audit. `state-changed` for one that was sent or cannot be composed.
 */
export const showLetter = defineOperation({
  name: "show-letter",
  method: "POST",
  path: "/deliveries/:id/letter",
  ...desk,
  input: v.object({ id }),
  output: v.object({ locale, subject: v.string(), text: v.string() }),
});
