import { momentWords } from "#content/format/moments.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { replyBy } from "#domain/practice/reply-by.ts";

/** The moment by which the practice answers a message. */
export const answerMoment = ({ hours, business, proof }: Practice, submittedAt: Date): Date =>
  replyBy(submittedAt, proof.responseHours, {
    openings: hours[hours.replyBy].openings,
    closedDays: hours.closedDays.map(({ date }) => date),
    timeZone: business.timeZone,
  });

/** The same in words, for a message of an ISO instant. */
export const answerBy = (practice: Practice, submittedAt: string, locale: Locale): string =>
  momentWords(answerMoment(practice, new Date(submittedAt)), locale, practice.business.timeZone);
