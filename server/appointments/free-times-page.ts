import { pathOf } from "#content/routes.ts";
import { slotRulesOf } from "#domain/appointments/appointment-slots.ts";
import { envelopeNames, honeypotName } from "#domain/forms/lead-envelope.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import { refillForm } from "../html/refill-form.ts";
import type { Submission } from "../http/request-env.ts";
import type { Pages } from "../pages/load-pages.ts";
import { weekOfTimes } from "./week-of-times.ts";

export type FreeTimesPage = {
  db: Db;
  now: Clock;
  practice: Practice;
  pages: Pages;
  locale: Locale;
  /** `service` is a type's id, `week` any day of the week to be shown. */
  query: Record<string, string>;
  /** A refused plain post, to be shown again with what was typed and why. */
  submission?: Submission | undefined;
  problem?: { message: string; field: string };
};

/** The page where a time is booked without script, in the office's time zone. */
export async function freeTimesPage(options: FreeTimesPage): Promise<string> {
  const { db, now, practice, pages, locale, query, submission, problem } = options;
  const { types, capacity } = practice.appointments;
  const typed = typedText(submission);
  const found =
    slotRulesOf(practice, typed.service ?? query.service ?? "") ?? slotRulesOf(practice, types[0]?.id ?? "");
  const path = pathOf("appointments", locale);
  if (!found) return "";
  const { type, rules } = found;
  const { timeZone } = practice.business;
  const week = await weekOfTimes({
    db,
    book: { rules, capacity },
    from: query.week ?? (typed.start ?? "").slice(0, 10),
    timeZone,
    locale,
    now: now(),
    chosen: typed.start,
    hrefOf: (day) => `${path}?service=${type.id}&week=${day}`,
  });
  const filled = pages.fill("appointments", locale, {
    ...week,
    typeId: type.id,
    typeName: type.name[locale],
    place: type.place[locale],
    types: types.map(({ id, name }) => ({
      typeName: name[locale],
      href: `${path}?service=${id}`,
      isCurrent: id === type.id,
    })),
  });
  if (!problem) return filled;
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !notRefilled.has(name)));
  const action = "/booking/v1/appointments";
  return refillForm(filled, { form: "appointment-form", action, values, ...problem }, true) ?? filled;
}

// The language is a question of this form; all else of the envelope is the page's own.
const { locale: _asked, ...ownToPage } = envelopeNames;
const notRefilled: ReadonlySet<string> = new Set([...Object.values(ownToPage), honeypotName]);

// A page may hold no NUL, whatever was sent.
const typedText = (submission: Submission | undefined): Record<string, string> => {
  const texts = Object.entries(submission?.fields ?? {}).map(([name, value]) => [
    name,
    typeof value === "string" ? value.replaceAll("\0", "") : "",
  ]);
  return Object.fromEntries(submission ? [...texts, ["locale", submission.locale]] : texts);
};
