import { momentWords } from "#content/format/moments.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { replyBy } from "#domain/practice/reply-by.ts";

/** The moment by which the practice answers a message of an ISO instant, in words. */
export function answerBy({ hours, business, proof }: Practice, submittedAt: string, locale: Locale): string {
  const moment = replyBy(new Date(submittedAt), proof.responseHours, {
    openings: hours[hours.replyBy].openings,
    closedDays: hours.closedDays.map(({ date }) => date),
    timeZone: business.timeZone,
  });
  return momentWords(moment, locale, business.timeZone);
}
