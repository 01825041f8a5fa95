import { clockIn, momentWords } from "#content/format/moments.ts";
import { zoneName } from "#content/format/zone-name.ts";
import { routes as addresses, pathOf } from "#content/routes.ts";
import { formWords } from "#content/words/forms.ts";
import type { AppointmentType } from "#domain/appointments/appointment-rules.ts";
import {
  isInTime,
  isOffered,
  type SlotRules,
  slotRulesOf,
  withOffset,
} from "#domain/appointments/appointment-slots.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import { fillTemplate, type Values } from "../html/fill-template.ts";
import type { Pages } from "../pages/load-pages.ts";
import { type Appointment, findAppointment } from "./book.ts";
import { readInstant } from "./slot-request.ts";
import { weekOfTimes } from "./week-of-times.ts";

export type ManagePage = {
  db: Db;
  now: Clock;
  practice: Practice;
  pages: Pages;
  token: string;
  locale: Locale;
  /** `step` names the view, `start` a new time, `week` any day of the week to be shown, `done` what just happened. */
  query: Record<string, string>;
  /** Why a change was refused. */
  problem?: string | undefined;
};
type Found = { appointment: Appointment; type: AppointmentType; rules: SlotRules };
type View = "show" | "move" | "confirm-move" | "confirm-cancel";

/** The page of a visitor's own appointment; undefined when no appointment has this token. */
export async function managePage(options: ManagePage): Promise<string | undefined> {
  const { practice, pages, locale } = options;
  const appointment = await findAppointment(options.db, options.token);
  const found = appointment && slotRulesOf(practice, appointment.type_id);
  const template = pages.template(pathOf("appointment", locale));
  if (!appointment || !found || !template) return undefined;
  const values = await valuesOf({ appointment, ...found }, options);
  // The language switch leads to the same appointment.
  const own = template.replaceAll(
    `${addresses.appointment}"`,
    `${addresses.appointments}/${appointment.token}"`,
  );
  return fillTemplate(own, values);
}

async function valuesOf({ appointment, type, rules }: Found, options: ManagePage): Promise<Values> {
  const { practice, locale, query, problem = "" } = options;
  const at = options.now();
  const start = Date.parse(appointment.starts_at);
  const isCancelled = appointment.status === "cancelled";
  const isPast = !isCancelled && Date.parse(appointment.ends_at) <= at.getTime();
  const isLate = !isCancelled && !isPast && !isInTime(start, rules.notice, at);
  const isBooked = !isCancelled && !isPast;
  const newStart = readInstant(query.start ?? "");
  const canMove = newStart !== undefined && isOffered(rules, newStart, at);
  const asked = readView(query.step);
  const wanted = asked === "confirm-move" && !canMove ? "move" : asked;
  const view = isBooked && !isLate ? wanted : "show";
  const home = `${pathOf("appointments", locale)}/${appointment.token}`;
  const week = view === "move" ? await weekFor(appointment, rules, options) : undefined;
  const weekHref = (day = "") => day && `${home}?step=move&week=${day}`;
  const office = practice.business.timeZone;
  return {
    ...momentValues(appointment, start, locale, office, ""),
    ...(newStart !== undefined && canMove && momentValues(appointment, newStart, locale, office, "new")),
    newStart: newStart === undefined ? "" : withOffset(newStart, appointment.time_zone),
    typeName: type.name[locale],
    place: type.place[locale],
    zoneName: zoneName(appointment.time_zone, locale),
    calendarHref: `${home}/appointment.ics`,
    showHref: home,
    moveHref: `${home}?step=move`,
    cancelHref: `${home}?step=cancel`,
    bookHref: pathOf("appointments", locale),
    viewShow: flag(view === "show"),
    viewMove: flag(view === "move"),
    viewConfirmMove: flag(view === "confirm-move"),
    viewConfirmCancel: flag(view === "confirm-cancel"),
    isBooked: flag(isBooked),
    isCancelled: flag(isCancelled),
    isPast: flag(isPast),
    isLate: flag(isLate),
    justBooked: flag(isBooked && query.done === "booked"),
    justMoved: flag(isBooked && query.done === "moved"),
    justCancelled: flag(isCancelled && query.done === "cancelled"),
    problem: problem || (asked === "confirm-move" && view === "move" ? timeRequired(locale) : ""),
    weekName: week?.weekName ?? "",
    earlierHref: weekHref(week?.earlier),
    laterHref: weekHref(week?.later),
    days: week?.days ?? [],
  };
}

function weekFor(
  appointment: Appointment,
  rules: SlotRules,
  { db, now, practice, locale, query }: ManagePage,
) {
  const book = { rules, capacity: practice.appointments.capacity };
  const from = query.week ?? "";
  return weekOfTimes({ db, book, from, timeZone: appointment.time_zone, locale, now: now() });
}

/** `when`, and `officeWhen` where the visitor's clock shows another time than the office's. */
function momentValues(
  appointment: Appointment,
  start: number,
  locale: Locale,
  office: string,
  prefix: "" | "new",
): Values {
  const moment = new Date(start);
  const differs = clockIn(moment, "en", office) !== clockIn(moment, "en", appointment.time_zone);
  const names = prefix ? ["newWhen", "newOfficeWhen"] : ["when", "officeWhen"];
  return {
    [names[0] as string]: momentWords(moment, locale, appointment.time_zone),
    [names[1] as string]: differs ? momentWords(moment, locale, office) : "",
  };
}

const timeRequired = (locale: Locale) => formWords[locale].problems["time-required"];
const flag = (isSo: boolean) => (isSo ? "yes" : "");

function readView(step = ""): View {
  if (step === "move" || step === "confirm-move") return step;
  return step === "cancel" ? "confirm-cancel" : "show";
}
