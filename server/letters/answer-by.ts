import { momentWords } from "#content/format/moments.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { replyBy } from "#domain/practice/reply-by.ts";

/** By when the practice answers what came in at an ISO instant, in words, by the hours it chose for that. */
export function answerBy({ hours, business, proof }: Practice, submittedAt: string, locale: Locale): string {
  const moment = replyBy(new Date(submittedAt), proof.responseHours, {
    openings: hours[hours.replyBy].openings,
    closedDays: hours.closedDays.map(({ date }) => date),
    timeZone: business.timeZone,
  });
  return momentWords(moment, locale, business.timeZone);
}
