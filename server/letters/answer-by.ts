import { momentWords } from "#content/format/moments.ts";
import { type Closure, withClosures } from "#domain/appointments/closures.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { replyBy } from "#domain/practice/reply-by.ts";

/** The moment by which the practice answers a message; days that closures close whole do not count. */
export function answerMoment(
  { hours, business, proof }: Practice,
  submittedAt: Date,
  closures: readonly Closure[] = [],
): Date {
  const office = {
    openings: hours[hours.replyBy].openings,
    closedDays: hours.closedDays.map(({ date }) => date),
    timeZone: business.timeZone,
  };
  return replyBy(submittedAt, proof.responseHours, withClosures(office, closures));
}

/** The same in words, for a message of an ISO instant. */
export const answerBy = (practice: Practice, submittedAt: string, locale: Locale): string =>
  momentWords(answerMoment(practice, new Date(submittedAt)), locale, practice.business.timeZone);
