import { clockIn, momentWords, noBreak } from "#content/format/moments.ts";
import { zoneName } from "#content/format/zone-name.ts";
import { pathOf } from "#content/routes.ts";
import { tierName } from "#content/tier-name.ts";
import { appointmentWords } from "#content/words/appointments.ts";
import { formWords } from "#content/words/forms.ts";
import {
  findSlotRules,
  isInTime,
  isOffered,
  type SlotRules,
  withOffset,
} from "#domain/appointments/appointment-slots.ts";
import { type Locale, otherLocale } from "#domain/locale.ts";
import type { AppointmentType } from "#domain/practice/appointment-rules.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { AppointmentValues } from "#domain/templates/appointment-fields.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { CurrentClosures } from "../closures/current-closures.ts";
import type { Pages } from "../pages/load-pages.ts";
import { type Book, openBook } from "./free-slots.ts";
import { meetingOf } from "./meeting-of.ts";
import { type Appointment, findAppointment } from "./queries.ts";
import { readInstant } from "./slot-request.ts";
import { weekOfTimes } from "./week-of-times.ts";

type ManagePage = {
  db: Db;
  now: Clock;
  practice: Practice;
  closures: CurrentClosures;
  pages: Pages;
  token: string;
  locale: Locale;
  /** `step` names the view, `start` a new time, `week` any day of the week to be shown, `done` what just happened. */
  query: Record<string, string>;
  /** Why a change was refused. */
  problem?: string | undefined;
};
type ManagedAppointment = { appointment: Appointment; type: AppointmentType; rules: SlotRules };
type View = "show" | "move" | "confirm-move" | "confirm-cancel";

/** The page behind a manage link; undefined when no appointment has this token. */
export async function managePage(options: ManagePage): Promise<string | undefined> {
  const { practice, pages, locale } = options;
  const appointment = await findAppointment(options.db, options.token);
  const offer = appointment && findSlotRules(practice, appointment.type_id);
  if (!appointment || !offer) return undefined;
  return pages.fill("appointment", locale, await pageValues({ appointment, ...offer }, options));
}

async function pageValues(
  { appointment, type, rules }: ManagedAppointment,
  options: ManagePage,
): Promise<AppointmentValues> {
  const { practice, locale, query, problem } = options;
  const at = options.now();
  const start = Date.parse(appointment.starts_at);
  const isCancelled = appointment.status === "cancelled";
  const isPast = !isCancelled && Date.parse(appointment.ends_at) <= at.getTime();
  const isBooked = !isCancelled && !isPast;
  const isLate = isBooked && !isInTime(start, rules.notice, at);
  const canChange = isBooked && !isLate;
  const book = await openBook({ type, rules }, options);
  const requestedStart = readInstant(query.start ?? "");
  const newStart =
    requestedStart !== undefined && isOffered(rules, requestedStart, at, book.closedTimes)
      ? requestedStart
      : undefined;
  const requestedView = readView(query.step, requestedStart === start);
  const lacksTime = canChange && requestedView === "confirm-move" && newStart === undefined;
  const possibleView = lacksTime ? "move" : requestedView;
  const view = canChange ? possibleView : "show";
  const home = `${pathOf("appointments", locale)}/${appointment.token}`;
  const week =
    view === "move"
      ? await weekFor(appointment, book, options, (day) => `${home}?step=move&week=${day}`)
      : noWeek;
  const zones = { own: appointment.time_zone, office: practice.business.timeZone };
  const current = momentIn(zones, start, locale);
  const heading = headingOf(view, { isCancelled, isPast }, locale);
  const shownProblem = problem ?? (lacksTime ? timeRequired(locale) : undefined);
  return {
    ...week,
    // As where the server refuses a form.
    title: `${shownProblem ? "Error: " : ""}${heading} | ${practice.business.name}`,
    heading,
    when: current.own,
    officeWhen: current.office,
    ...newTimeValues(zones, newStart, locale),
    typeName: type.name[locale],
    tierName: tierName(practice, appointment.tier_id, locale),
    place: await meetingOf(appointment, options),
    bring: isBooked ? type.bring[locale] : undefined,
    zoneName: zoneName(zones.own, locale),
    calendarHref: `${home}/appointment.ics`,
    showHref: home,
    moveHref: `${home}?step=move`,
    cancelHref: `${home}?step=cancel`,
    bookHref: pathOf("appointments", locale),
    otherLanguageHref: `${pathOf("appointments", otherLocale[locale])}/${appointment.token}`,
    viewShow: view === "show",
    viewMove: view === "move",
    viewConfirmMove: view === "confirm-move",
    viewConfirmCancel: view === "confirm-cancel",
    isBooked,
    isCancelled,
    isPast,
    isLate,
    justBooked: isBooked && query.done === "booked",
    justMoved: isBooked && query.done === "moved",
    justCancelled: isCancelled && query.done === "cancelled",
    problem: shownProblem,
  };
}

function weekFor(
  appointment: Appointment,
  book: Book,
  { db, now, locale, query }: ManagePage,
  hrefOf: (day: string) => string,
) {
  const from = query.week ?? "";
  return weekOfTimes({ db, book, from, timeZone: appointment.time_zone, locale, now: now(), hrefOf });
}

function headingOf(
  view: View,
  { isCancelled, isPast }: Record<"isCancelled" | "isPast", boolean>,
  locale: Locale,
) {
  const { headings } = appointmentWords[locale].manage;
  if (view !== "show") return headings[view];
  if (isCancelled) return headings.cancelled;
  return isPast ? headings.past : headings.show;
}

type Zones = { own: string; office: string };

function newTimeValues(zones: Zones, start: number | undefined, locale: Locale) {
  if (start === undefined) return { newWhen: undefined, newOfficeWhen: undefined, newStart: undefined };
  const { own, office } = momentIn(zones, start, locale);
  return { newWhen: own, newOfficeWhen: office, newStart: withOffset(start, zones.own) };
}

/** A moment in the visitor's time zone, and in the office's where its clock shows another time. */
function momentIn(zones: Zones, start: number, locale: Locale) {
  const moment = new Date(start);
  const differs = clockIn(moment, "en", zones.office) !== clockIn(moment, "en", zones.own);
  return {
    own: momentWords(moment, locale, zones.own, noBreak),
    office: differs ? momentWords(moment, locale, zones.office, noBreak) : undefined,
  };
}

const noWeek = { weekName: "", days: [] };
const timeRequired = (locale: Locale) => formWords[locale].problems["time-required"];

function readView(step: string | undefined, isSameTime: boolean): View {
  // Back, after a move, asks for the question again; a move onto itself is nothing to confirm.
  if (step === "confirm-move") return isSameTime ? "show" : step;
  if (step === "move") return step;
  return step === "cancel" ? "confirm-cancel" : "show";
}
