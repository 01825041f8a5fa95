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

const noClosures: readonly Closure[] = [];

/** The moment by which the practice answers a message; days that closures close whole do not count. */
export const answerMoment = (
  practice: Practice,
  submittedAt: Date,
  closures: readonly Closure[] = noClosures,
): Date => replyBy(submittedAt, practice.proof.responseHours, openHours(practice, closures));

/** What `openHours` gave for each practice, and for which list of closures: many messages come under one. */
const latest = new WeakMap<Practice, { closures: readonly Closure[]; office: OfficeCalendar }>();

function openHours(practice: Practice, closures: readonly Closure[]): OfficeCalendar {
  const known = latest.get(practice);
  if (known?.closures === closures) return known.office;
  const office = withClosures(answerHours(practice), closures);
  latest.set(practice, { closures, office });
  return office;
}

/** In words, the moment that a lead was promised; one from before promises were stored has it computed. */
export const answerBy = (practice: Practice, lead: LetterLead, locale: Locale): string =>
  momentWords(
    lead.reply_by ? new Date(lead.reply_by) : answerMoment(practice, new Date(lead.created_at)),
    locale,
    practice.business.timeZone,
  );
