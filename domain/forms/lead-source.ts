import type { Attribution } from "./lead-envelope.ts";
import { maskSensitiveNumbers } from "./sensitive-numbers.ts";

const longestSource = 80;

/** Where a lead came from, for counts: the campaign's source, else the site that led here; empty for neither. */
export function leadSource({ referrerHost, utm }: Pick<Attribution, "referrerHost" | "utm">): string {
  const source = utm.utm_source || referrerHost.replace(/^www\./, "");
  return source && maskSensitiveNumbers(source).toLowerCase().slice(0, longestSource).toWellFormed();
}
