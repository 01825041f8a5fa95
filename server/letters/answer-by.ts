import { momentWords } from "#content/format/moments.ts";
import { type Closure, withClosures } from "#domain/appointments/closures.ts";
import type { Locale } from "#domain/locale.ts";
import type { OfficeCalendar } from "#domain/practice/office-hours.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { replyBy } from "#domain/practice/reply-by.ts";
import type { LetterLead } from "./letter.ts";

/** The hours in which the practice answers messages. */
export const answerHours = ({ hours, business }: Practice): OfficeCalendar => ({
  openings: hours[hours.replyBy].openings,
  closedDays: hours.closedDays.map(({ date }) => date),
  timeZone: business.timeZone,
});

/** The moment by which the practice answers a message; days that closures close whole do not count. */
export const answerMoment = (
  practice: Practice,
  submittedAt: Date,
  closures: readonly Closure[] = [],
): Date => replyBy(submittedAt, practice.proof.responseHours, withClosures(answerHours(practice), closures));

/** In words, the moment that a lead was promised; one from before promises were stored has it computed. */
export const answerBy = (practice: Practice, lead: LetterLead, locale: Locale): string =>
  momentWords(
    lead.reply_by ? new Date(lead.reply_by) : answerMoment(practice, new Date(lead.created_at)),
    locale,
    practice.business.timeZone,
  );
