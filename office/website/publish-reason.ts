import { websiteWords } from "#content/words/office/website.ts";
import type { Locale } from "#domain/locale.ts";

/** Why a publish failed, in the reader's language where the server's sentence is a known one. */
export function publishReason(reason: string, locale: Locale): string {
  const known = Object.entries(websiteWords[locale].reasons);
  return known.find(([beginning]) => reason.startsWith(beginning))?.[1] ?? reason;
}
