import type { Attribution } from "./lead-envelope.ts";
import { maskSensitiveNumbers } from "./sensitive-numbers.ts";

const longestSource = 80;

/** What stands for messages without a source. */
export const noSource = "direct";
/** The source of what the office itself booked for somebody. */
export const officeSource = "office";

/**
 * Where a lead came from, for counts: the campaign's source, else the site that led here; empty for neither, and for a
 * campaign by a name that means something else.
 */
export function leadSource({ referrerHost, utm }: Pick<Attribution, "referrerHost" | "utm">): string {
  const named = utm.utm_source || referrerHost.replace(/^www\./, "");
  const source = maskSensitiveNumbers(named).toLowerCase().slice(0, longestSource).toWellFormed();
  return source === noSource || source === officeSource ? "" : source;
}
