import type { Attribution } from "./lead-envelope.ts";
import { maskSensitiveNumbers } from "./sensitive-numbers.ts";

const longestSource = 80;

export const noSource = "direct";
export const officeSource = "office";

/** Where a lead came from, for counts: a campaign, else the site that led here; empty for a reserved name. */
export function leadSource({ referrerHost, utm }: Pick<Attribution, "referrerHost" | "utm">): string {
  const named = utm.utm_source || referrerHost.replace(/^www\./, "");
  const source = maskSensitiveNumbers(named).toLowerCase().slice(0, longestSource).toWellFormed();
  return source === noSource || source === officeSource ? "" : source;
}
