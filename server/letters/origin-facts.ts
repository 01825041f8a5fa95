import { momentWords } from "#content/format/moments.ts";
import { practiceLetterWords } from "#content/words/letters.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { tidyLine } from "#domain/forms/tidy-text.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Fact } from "./draft.ts";
import type { LetterLead } from "./letter.ts";

type Input = { practice: Practice; lead: LetterLead; siteUrl: string };

/** The origin of a lead for the practice: time (`receivedAt` is ISO UTC), page, referrer and id; blank ones left out. */
export function originFacts({ practice, lead, siteUrl }: Input, receivedAt: string): Fact[] {
  const { about } = practiceLetterWords;
  const values: Record<string, string> = {
    [about.received]: momentWords(new Date(receivedAt), "en", practice.business.timeZone),
    [about.page]: lead.page && siteUrl + lead.page,
    [about.landingPage]: lead.landing_page,
    [about.referrerHost]: lead.referrer_host,
    [about.id]: lead.id,
  };
  return Object.entries(values).flatMap(([label, value]) =>
    value ? [{ label, value: maskSensitiveNumbers(tidyLine(value)) }] : [],
  );
}
