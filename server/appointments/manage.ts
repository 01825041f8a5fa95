import { type Context, Hono } from "hono";
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
import { type Locale, locales } from "#domain/locale.ts";
import { fillTemplate, type Values } from "../html/fill-template.ts";
import { dynamicPageHeaders } from "../http/security-headers.ts";
import type { RequestEnv } from "../leads/public.ts";
import { isFromOtherSite, receiveSubmission } from "../leads/receive-submission.ts";
import { appointmentFile } from "./appointment-file.ts";
import { type Appointment, cancelAppointment, findAppointment, moveAppointment } from "./book.ts";
import { freeTimesPage } from "./free-times-page.ts";
import type { BookingOptions } from "./public.ts";
import { readInstant } from "./slot-request.ts";
import { weekOfTimes } from "./week-of-times.ts";

type Found = { appointment: Appointment; type: AppointmentType; rules: SlotRules };
type View = "show" | "move" | "confirm-move" | "confirm-cancel";

/**
 * `/appointments` with the free times, and `/appointments/<token>`, where a visitor sees, moves and cancels what was
 * booked. Opening a link only shows; a post of the confirm step acts. Nothing of it is kept by browsers or listed.
 */
export function manageRoutes(options: BookingOptions): Hono<RequestEnv> {
  const { db, now, env, pages, practice, wakeOutbox } = options;
  const routes = new Hono<RequestEnv>();
  for (const locale of locales) {
    const base = pathOf("appointments", locale);
    routes.get(base, async (c) => {
      if (env.calUrl) return c.redirect(env.calUrl, 302);
      const page = await freeTimesPage({ db, now, practice, pages, locale, query: c.req.query() });
      return page ? c.body(page, 200, dynamicPageHeaders(env.siteUrl)) : c.notFound();
    });
    routes.get(`${base}/:token/appointment.ics`, async (c) => {
      const file = await appointmentFile(c.req.param("token"), { ...options, locale });
      if (!file) return c.notFound();
      return c.body(file, 200, {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'attachment; filename="appointment.ics"',
      });
    });
    routes.get(`${base}/:token`, async (c) => {
      const view = readView(c.req.query("step"));
      return showPage(c, locale, view, c.req.query());
    });
    routes.post(`${base}/:token`, async (c) => {
      if (isFromOtherSite(c.req.raw.headers, env.siteUrl)) return c.text("", 403);
      const received = await receiveSubmission(c.req.raw, env.siteUrl, options.bodyTimeLimit);
      if (typeof received === "string") return showPage(c, locale, "show", {});
      const { action, start } = received.fields;
      const change = { token: c.req.param("token"), now: now(), practice };
      const instant = readInstant(String(start));
      const outcome =
        action === "cancel"
          ? await cancelAppointment(db, change)
          : action === "move" && instant !== undefined
            ? await moveAppointment(db, instant, change)
            : "unchanged";
      if (outcome === "slot-taken")
        return showPage(c, locale, "move", {}, formWords[locale].problems["slot-taken"], 409);
      if (outcome === "too-late") return showPage(c, locale, "show", {}, "", 409);
      if (outcome === "done") wakeOutbox();
      const done = outcome === "done" ? `?done=${action === "cancel" ? "cancelled" : "moved"}` : "";
      return c.redirect(c.req.path + done, 303);
    });
  }
  return routes;

  async function showPage(
    c: Context<RequestEnv, "/:token">,
    locale: Locale,
    view: View,
    query: Record<string, string>,
    problem = "",
    status: 200 | 409 = 200,
  ) {
    const appointment = await findAppointment(db, c.req.param("token"));
    const found = appointment && slotRulesOf(practice, appointment.type_id);
    const template = pages.template(pathOf("appointment", locale));
    if (!appointment || !found || !template) {
      const unknown = pages.html(pathOf("appointmentUnknown", locale)) ?? "";
      return c.body(unknown, 404, privateHeaders());
    }
    const asked = { locale, view, query, problem };
    const values = await valuesOf({ appointment, ...found }, asked);
    // The language switch leads to the same appointment.
    const own = template.replaceAll(
      `${addresses.appointment}"`,
      `${addresses.appointments}/${appointment.token}"`,
    );
    return c.body(fillTemplate(own, values), status, privateHeaders());
  }

  // The address itself opens the door: it goes to nobody as a referrer, into no cache and into no search engine.
  function privateHeaders() {
    return {
      ...dynamicPageHeaders(env.siteUrl),
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex, nofollow",
    };
  }

  async function valuesOf(
    { appointment, type, rules }: Found,
    asked: { locale: Locale; view: View; query: Record<string, string>; problem: string },
  ): Promise<Values> {
    const { locale, query, problem } = asked;
    const at = now();
    const start = Date.parse(appointment.starts_at);
    const isCancelled = appointment.status === "cancelled";
    const isPast = !isCancelled && Date.parse(appointment.ends_at) <= at.getTime();
    const isLate = !isCancelled && !isPast && !isInTime(start, rules.notice, at);
    const isBooked = !isCancelled && !isPast;
    const newStart = readInstant(query.start ?? "");
    const canMove = newStart !== undefined && isOffered(rules, newStart, at);
    const wanted = asked.view === "confirm-move" && !canMove ? "move" : asked.view;
    const view = isBooked && !isLate ? wanted : "show";
    const home = `${pathOf("appointments", locale)}/${appointment.token}`;
    const week = view === "move" ? await weekFor(appointment, rules, locale, query.week ?? "") : undefined;
    const weekHref = (day = "") => day && `${home}?step=move&week=${day}`;
    return {
      ...momentValues(appointment, start, locale, ""),
      ...(newStart !== undefined && canMove && momentValues(appointment, newStart, locale, "new")),
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
      problem: problem || (asked.view === "confirm-move" && view === "move" ? timeRequired(locale) : ""),
      weekName: week?.weekName ?? "",
      earlierHref: weekHref(week?.earlier),
      laterHref: weekHref(week?.later),
      days: week?.days ?? [],
    };
  }

  function weekFor(appointment: Appointment, rules: SlotRules, locale: Locale, from: string) {
    const book = { rules, capacity: practice.appointments.capacity };
    return weekOfTimes({ db, book, from, timeZone: appointment.time_zone, locale, now: now() });
  }

  /** `when`, and `officeWhen` where the visitor's clock shows another time than the office's. */
  function momentValues(appointment: Appointment, start: number, locale: Locale, prefix: "" | "new"): Values {
    const moment = new Date(start);
    const office = practice.business.timeZone;
    const differs = clockIn(moment, "en", office) !== clockIn(moment, "en", appointment.time_zone);
    const names = prefix ? ["newWhen", "newOfficeWhen"] : ["when", "officeWhen"];
    return {
      [names[0] as string]: momentWords(moment, locale, appointment.time_zone),
      [names[1] as string]: differs ? momentWords(moment, locale, office) : "",
    };
  }
}

const timeRequired = (locale: Locale) => formWords[locale].problems["time-required"];
const flag = (isSo: boolean) => (isSo ? "yes" : "");

function readView(step = ""): View {
  if (step === "move" || step === "confirm-move") return step;
  return step === "cancel" ? "confirm-cancel" : "show";
}
