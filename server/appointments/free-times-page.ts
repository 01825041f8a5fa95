import { meetingWaysInWords } from "#content/meeting-ways.ts";
import { pathOf } from "#content/routes.ts";
import { tierName } from "#content/tier-name.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { findSlotRules } from "#domain/appointments/appointment-slots.ts";
import { findTier, typeIdOfTier } from "#domain/appointments/tier-appointments.ts";
import { envelopeNames, honeypotName } from "#domain/forms/lead-envelope.ts";
import { type Locale, otherLocale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { CurrentClosures } from "../closures/current-closures.ts";
import { refillForm, textFields } from "../html/refill-form.ts";
import type { Problem, Submission } from "../http/request-env.ts";
import type { Pages } from "../pages/load-pages.ts";
import { openBook } from "./free-slots.ts";
import { weekOfTimes } from "./week-of-times.ts";

type FreeTimesPage = {
  db: Db;
  now: Clock;
  practice: Practice;
  closures: CurrentClosures;
  pages: Pages;
  locale: Locale;
  /** `service` is a type's id, `week` any day of the week to be shown. */
  query: Record<string, string>;
  /** A plain post whose fields are refilled; `problem` says why it was refused, also one that could not be read. */
  submission?: Submission | undefined;
  problem?: Problem;
};

/** The page for booking without script, filled with a week of free times in the office's time zone. */
export async function freeTimesPage(options: FreeTimesPage): Promise<string> {
  const { db, now, practice, pages, locale, query, submission, problem } = options;
  const { types } = practice.appointments;
  const values: Record<string, string> = submission
    ? { ...textFields(submission.fields), locale: submission.locale }
    : {};
  const tierText = values.tier ?? query.tier ?? "";
  const tier = findTier(practice, tierText);
  const offer =
    findSlotRules(practice, tier ? typeIdOfTier(practice, tier) : (values.service ?? query.service ?? "")) ??
    findSlotRules(practice, types[0]?.id ?? "");
  const path = pathOf("appointments", locale);
  if (!offer) return "";
  const { type } = offer;
  const { timeZone } = practice.business;
  const hrefIn = (language: Locale, day: string) =>
    `${pathOf("appointments", language)}?service=${type.id}${tier ? `&tier=${tierText}` : ""}&week=${day}`;
  const week = await weekOfTimes({
    db,
    book: await openBook(offer, options),
    // A time that is lost has a week of its own.
    from: (values.start ? "" : values.week) ?? query.week ?? "",
    timeZone,
    locale,
    now: now(),
    chosenTime: values.start,
    hrefOf: (day) => hrefIn(locale, day),
  });
  const html = pages.fill("appointments", locale, {
    ...week,
    otherLanguageHref: hrefIn(otherLocale[locale], week.monday),
    typeId: type.id,
    typeName: type.name[locale],
    tierId: tier ? tierText : "",
    tierName: tierName(practice, tierText, locale),
    hasDetails: week.days.length > 0 || submission !== undefined,
    place: meetingWaysInWords(type.meetings, locale),
    ways: type.meetings.map((way, index) => ({
      id: `meeting-${way}`,
      way,
      label: meetingWords[locale].ways[way],
      isFirst: index === 0,
    })),
    isVisit: type.meetings.includes("visit"),
    types: types.map(({ id, name }) => ({
      typeName: name[locale],
      href: `${path}?service=${id}`,
      isCurrent: id === type.id,
    })),
  });
  if (!submission && !problem) return html;
  const refillValues = Object.fromEntries(Object.entries(values).filter(([name]) => !notRefilled.has(name)));
  const action = "/booking/v1/appointments";
  return (
    refillForm(html, { form: "appointment-form", action, values: refillValues, ...problem }, true) ?? html
  );
}

// The language is a field of this form; all other envelope fields keep the values of the page.
const { locale: _locale, ...ownToPage } = envelopeNames;
const notRefilled: ReadonlySet<string> = new Set([...Object.values(ownToPage), honeypotName]);
