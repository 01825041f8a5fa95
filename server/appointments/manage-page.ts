import { fillCount } from "#content/format/fill-in.ts";
import { clockIn, datedMomentWords, noBreak } from "#content/format/moments.ts";
import { zoneName } from "#content/format/zone-name.ts";
import { pathOf } from "#content/routes.ts";
import { tierName } from "#content/tier-name.ts";
import { visitorAppointmentWords } from "#content/words/appointment-letters.ts";
import { appointmentWords } from "#content/words/appointments.ts";
import { formWords } from "#content/words/forms.ts";
import { findSlotRules, isInTime, isOffered, withOffset } from "#domain/appointments/appointment-slots.ts";
import { type Locale, otherLocale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { AppointmentValues } from "#domain/templates/appointment-fields.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import type { CurrentClosures } from "../closures/current-closures.ts";
import { videoRoom } from "../letters/meeting-place.ts";
import type { Pages } from "../pages/load-pages.ts";
import { currentEvent } from "./events.ts";
import { type Book, openBook } from "./free-slots.ts";
import { meetingPlaceOf } from "./meeting-place-of.ts";
import { type Appointment, findAppointment } from "./queries.ts";
import { readInstant } from "./slot-request.ts";
import { weekOfTimes } from "./week-of-times.ts";

type ManagePage = {
  db: Db;
  now: Clock;
  practice: Practice;
  closures: CurrentClosures;
  pages: Pages;
  env: Pick<Env, "calUrl">;
  token: string;
  locale: Locale;
  /** `step` names the view, `start` a new time, `week` any day of the week to be shown, `done` what just happened. */
  query: Record<string, string>;
  /** Why a change was refused. */
  problem?: string | undefined;
};
type View = "show" | "move" | "confirm-move" | "confirm-cancel";

/** The page behind a manage link; undefined when no appointment has this token. */
export async function managePage(options: ManagePage): Promise<string | undefined> {
  const { pages, locale } = options;
  const appointment = await findAppointment(options.db, options.token);
  if (!appointment) return undefined;
  return pages.fill("appointment", locale, await pageValues(appointment, options));
}

async function pageValues(appointment: Appointment, options: ManagePage): Promise<AppointmentValues> {
  const { practice, locale, query, problem } = options;
  const offer = findSlotRules(practice, appointment.type_id);
  const movable = movableOffer(options, offer);
  const at = options.now();
  const start = Date.parse(appointment.starts_at);
  const isCancelled = appointment.status === "cancelled";
  const isPast = !isCancelled && Date.parse(appointment.ends_at) <= at.getTime();
  const isBooked = !isCancelled && !isPast;
  const isLate = isBooked && !isInTime(start, offer?.rules.notice ?? 0, at);
  const canChange = isBooked && !isLate;
  const book = canChange && movable ? await openBook(movable, options) : undefined;
  const requestedStart = readInstant(query.start ?? "");
  const newStart = book && offeredStart(book, requestedStart, at);
  const requestedView = readView(query.step, requestedStart === start);
  const can = { change: canChange, move: book !== undefined, moveThere: newStart !== undefined };
  const view = possibleView(requestedView, can);
  const lacksTime = requestedView === "confirm-move" && view === "move";
  const home = `${pathOf("appointments", locale)}/${appointment.token}`;
  const week =
    view === "move"
      ? await weekFor(appointment, book, options, (day) => `${home}?step=move&week=${day}`)
      : noWeek;
  const zones = { own: appointment.time_zone, office: practice.business.timeZone, at };
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
    typeName: (offer?.type.name ?? unnamed)[locale],
    tierName: tierName(practice, appointment.tier_id, locale),
    place: await meetingPlaceOf(appointment, options),
    videoHref: videoRoom(practice, currentEvent(appointment)),
    bring: isBooked ? offer?.type.bring[locale] : undefined,
    notice: noticeIn(options, offer),
    zoneName: zoneName(zones.own, locale),
    calendarHref: `${home}/appointment.ics`,
    showHref: home,
    moveHref: movable && `${home}?step=move`,
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

/** One of a type that the practice no longer has can be canceled, but not moved; so can any where Cal.com has the book. */
const movableOffer = <Offer>({ env }: ManagePage, offer: Offer): Offer | undefined =>
  env.calUrl ? undefined : offer;

/** By the setting of today, which a page that is built would not know. */
function noticeIn({ env, locale, practice }: ManagePage, offer: object | undefined): string | undefined {
  if (!offer) return undefined;
  const { noticeHours } = practice.appointments;
  const { changes, changesUntilStart, unmovable } = appointmentWords[locale].manage;
  if (env.calUrl) return unmovable;
  return noticeHours === 0 ? changesUntilStart : fillCount(changes, noticeHours);
}

/** The start of a requested time, if it is offered. */
const offeredStart = ({ rules, closedTimes }: Book, start: number | undefined, at: Date) =>
  start !== undefined && isOffered(rules, start, at, closedTimes) ? start : undefined;

/** The nearest view to a requested one: without its time a move begins anew. */
function possibleView(view: View, can: Record<"change" | "move" | "moveThere", boolean>): View {
  if (view === "confirm-cancel") return can.change ? view : "show";
  if (view === "confirm-move" && !can.moveThere) return can.move ? "move" : "show";
  return can.move ? view : "show";
}

function weekFor(
  appointment: Appointment,
  book: Book | undefined,
  { db, now, locale, query }: ManagePage,
  hrefOf: (day: string) => string,
) {
  if (!book) return noWeek;
  return weekOfTimes({
    db,
    book,
    from: query.week ?? "",
    timeZone: appointment.time_zone,
    locale,
    now: now(),
    moving: appointment,
    chosenTime: query.start,
    hrefOf,
  });
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

type Zones = { own: string; office: string; at: Date };

function newTimeValues(zones: Zones, start: number | undefined, locale: Locale) {
  if (start === undefined) return { newWhen: undefined, newOfficeWhen: undefined, newStart: undefined };
  const { own, office } = momentIn(zones, start, locale);
  return { newWhen: own, newOfficeWhen: office, newStart: withOffset(start, zones.own) };
}

/** A moment in the visitor's time zone, and in the office's where its clock shows another time. */
function momentIn(zones: Zones, start: number, locale: Locale) {
  const moment = new Date(start);
  const differs = clockIn(moment, "en", zones.office) !== clockIn(moment, "en", zones.own);
  const inWords = (zone: string) => datedMomentWords(zones.at, moment, locale, zone, noBreak);
  return {
    own: inWords(zones.own),
    office: differs ? inWords(zones.office) : undefined,
  };
}

const unnamed = { en: visitorAppointmentWords.en.unnamed, es: visitorAppointmentWords.es.unnamed };
const noWeek = { monday: "", weekName: "", days: [] };
const timeRequired = (locale: Locale) => formWords[locale].problems["time-required"];

function readView(step: string | undefined, isSameTime: boolean): View {
  // Back, after a move, asks for the question again; a move onto itself is nothing to confirm.
  if (step === "confirm-move") return isSameTime ? "show" : step;
  if (step === "move") return step;
  return step === "cancel" ? "confirm-cancel" : "show";
}
