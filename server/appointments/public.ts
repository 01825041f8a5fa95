import { Hono } from "hono";
import { appointmentPath, localeOfPath } from "#content/routes.ts";
import { daysWindow, findSlotRules, type Slot, withOffset } from "#domain/appointments/appointment-slots.ts";
import { isSlotZone } from "#domain/appointments/slot-zone.ts";
import { days, minutes } from "#domain/durations.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { textFields } from "../html/refill-form.ts";
import { crossOrigin } from "../http/cross-origin.ts";
import { countCall } from "../http/rate-limits.ts";
import { isPlainPost } from "../http/read-body.ts";
import { Refused } from "../http/refused.ts";
import type { RequestEnv, Submission } from "../http/request-env.ts";
import { refuseMethod } from "../http/respond.ts";
import { readSubmission } from "../http/submission.ts";
import { acceptLead, type LeadOptions, readSender } from "../leads/public.ts";
import { insertAppointment } from "./book.ts";
import { listFreeSlots, listNearestSlots, openBook } from "./free-slots.ts";
import { freeTimesPage } from "./free-times-page.ts";
import { meetingPlaceOf } from "./meeting-place-of.ts";
import { findAppointment, findTokenOfLead } from "./queries.ts";
import { readInstant, readSlotRequest, withDefaults } from "./slot-request.ts";

/** Bookings that one client address may try, whether or not it gets them. */
const tries = { name: "booking-try", most: 60, window: minutes(10) };

/** The longest window of one query for slots, in milliseconds. */
const longestSpan = days(62);

/** `/booking/v1`: lists the free slots and books one of them; the first commit gets the slot. */
export function appointmentRoutes(options: LeadOptions): Hono<RequestEnv> {
  const { db, now, env, practice } = options;
  const routes = new Hono<RequestEnv>();
  // With Cal.com beside it, two calendars would give one hour to two people.
  if (env.calUrl) return routes;
  routes.use(
    crossOrigin({
      origins: [env.siteUrl],
      methods: ["GET", "POST"],
      takes: ["content-type", "idempotency-key"],
      exposes: ["retry-after", "x-request-id"],
    }),
  );
  routes.get("/slots", async (c) => {
    const question = readQuestion(c.req.query(), practice);
    if ("error" in question) return c.json({ ...question, request_id: c.var.requestId }, 400);
    const book = await openBook(question, options);
    const slots = await listFreeSlots(db, book, question.window, now());
    return c.json({ slots: slots.map((slot) => slotJson(slot, question.timeZone)) });
  });
  routes.post("/appointments", async (c) => {
    c.set("refusalView", {
      page: (problem, { path }) => {
        const { submission } = c.var;
        const locale = submission?.pageLocale ?? localeOfPath(path);
        return freeTimesPage({ ...options, locale, query: {}, submission, problem });
      },
      details: async ({ code }) => (code === "slot-taken" ? { slots: await nearest(c.var.submission) } : {}),
    });
    const submission = await readSubmission(c, options);
    submission.fields = withDefaults(submission.fields, practice);
    // A refused booking is rolled back with what it counted.
    await countCall(c, tries, options);
    const { id, followResult } = await acceptLead("appointment", submission, readSender(c, env), {
      ...options,
      followUp: (fields) => {
        const request = readSlotRequest(fields, practice, now());
        return async (tx, limits) => (lead) => insertAppointment(tx, request, lead, { ...limits, practice });
      },
    });
    const token = followResult ?? (await findTokenOfLead(db, id));
    // Spam: the lead is stored apart and no slot is booked. A false success would send a family to a closed office.
    if (token === undefined) throw new Refused("booking-suspected");
    const { pageLocale: locale } = submission;
    const url = env.siteUrl + appointmentPath(token, locale);
    if (isPlainPost(c.req.raw.headers)) return c.redirect(`${url}?done=booked`, 303);
    const appointment = await findAppointment(db, token);
    const where = appointment && (await meetingPlaceOf(appointment, { ...options, locale }));
    return c.json({ id, manageUrl: url, where });
  });
  for (const [path, method] of Object.entries({ "/slots": "GET", "/appointments": "POST" }))
    routes.all(path, (c) => refuseMethod(c, method, "appointments"));
  return routes;

  async function nearest(submission: Submission | undefined) {
    const { service = "", start, tz } = textFields(submission?.fields ?? {});
    const offer = findSlotRules(practice, service);
    const lostStart = readInstant(start);
    if (!offer || lostStart === undefined) return [];
    const timeZone = tz && isSlotZone(tz) ? tz : practice.business.timeZone;
    const book = await openBook(offer, options);
    return (await listNearestSlots(db, book, lostStart, now())).map((slot) => slotJson(slot, timeZone));
  }
}

type Question = Record<string, string>;

function readQuestion({ service = "", from = "", to = "", tz = "" }: Question, practice: Practice) {
  const offer = findSlotRules(practice, service);
  if (!offer) return { error: "service takes the id of a bookable service.", field: "service" };
  const timeZone = tz || practice.business.timeZone;
  if (!isSlotZone(timeZone))
    return { error: "tz takes an IANA time zone, like America/Chicago.", field: "tz" };
  const window = readWindow(from, to, timeZone);
  if (!window) {
    return { error: "from and to take dates like 2026-11-23, at most 62 days apart.", field: "from" };
  }
  return { ...offer, timeZone, window };
}

function readWindow(from: string, to: string, timeZone: string): Slot | undefined {
  if (![from, to].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))) return undefined;
  try {
    const window = daysWindow(from, to, timeZone);
    const isInOrder = window.end > window.start && window.end - window.start <= longestSpan;
    return isInOrder ? window : undefined;
  } catch {
    return undefined;
  }
}

const slotJson = ({ start, end }: Slot, timeZone: string) => ({
  start: withOffset(start, timeZone),
  end: withOffset(end, timeZone),
});
