import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { localeOfPath } from "#content/routes.ts";
import { daysWindow, type Slot, slotRulesOf, withOffset } from "#domain/appointments/appointment-slots.ts";
import { days } from "#domain/durations.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Env } from "../base/env.ts";
import { addressOf } from "../http/request-address.ts";
import { dynamicPageHeaders } from "../http/security-headers.ts";
import { type TakeOptions, takeLead } from "../leads/accept.ts";
import type { RequestEnv } from "../leads/public.ts";
import { bodyTimeLimit, isPlainPost, receiveSubmission } from "../leads/receive-submission.ts";
import { messageOf, type Refusal, statusOf } from "../leads/refusal.ts";
import type { Submission } from "../leads/submission.ts";
import type { Pages } from "../pages/load-pages.ts";
import { findTokenOfLead, newToken } from "./book.ts";
import { manageUrl } from "./events.ts";
import { listFreeSlots, listNearestSlots } from "./free-slots.ts";
import { freeTimesPage } from "./free-times-page.ts";
import { isTimeZone, readInstant } from "./slot-request.ts";

export type BookingOptions = Omit<TakeOptions, "isLimited"> & {
  env: Env;
  pages: Pages;
  bodyTimeLimit?: number | undefined;
};

/** The longest span of days one question may cover. */
const longestSpan = days(62);

/** `/booking/v1`: which times are free, and one of them for whoever asks first. */
export function bookingRoutes(options: BookingOptions): Hono<RequestEnv> {
  const { db, now, env, practice } = options;
  const routes = new Hono<RequestEnv>();
  // Two books would give one hour to two people.
  if (env.calUrl) return routes;
  routes.use(
    cors({
      origin: env.siteUrl,
      allowMethods: ["GET", "POST"],
      allowHeaders: ["content-type", "idempotency-key"],
      exposeHeaders: ["retry-after", "x-request-id"],
      maxAge: 86_400,
    }),
  );
  routes.get("/slots", async (c) => {
    const asked = readQuestion(c.req.query(), practice);
    if ("error" in asked) return c.json({ ...asked, request_id: c.var.requestId }, 400);
    const book = { rules: asked.rules, capacity: practice.appointments.capacity };
    const slots = await listFreeSlots(db, book, asked.window, now());
    return c.json({ slots: slots.map((slot) => shown(slot, asked.timeZone)) });
  });
  routes.post("/appointments", async (c) => {
    const received = await receiveSubmission(c.req.raw, env.siteUrl, options.bodyTimeLimit ?? bodyTimeLimit);
    if (typeof received === "string") return refuse(c, options, undefined, { code: received });
    const submission = {
      ...received,
      idempotencyKey: c.req.header("idempotency-key") ?? received.idempotencyKey,
    };
    const isPlain = isPlainPost(c.req.raw.headers);
    const sender = { isPlain, requestId: c.var.requestId, clientAddress: addressOf(c, env) };
    const taken = await takeLead("appointment", submission, sender, {
      ...options,
      isLimited: env.rateLimits,
    });
    if ("refusal" in taken) return refuse(c, options, submission, taken.refusal);
    // What was judged spam has no appointment, and is not told.
    const token = (await findTokenOfLead(db, taken.id)) ?? newToken();
    const url = manageUrl(env.siteUrl, submission.locale, token);
    if (isPlain) return c.redirect(`${url}?done=booked`, 303);
    return c.json({ id: taken.id, manageUrl: url });
  });
  return routes;
}

type Question = Record<string, string>;

function readQuestion({ service = "", from = "", to = "", tz = "" }: Question, practice: Practice) {
  const found = slotRulesOf(practice, service);
  if (!found) return { error: "service takes the id of a bookable service.", field: "service" };
  const timeZone = tz || practice.business.timeZone;
  if (!isTimeZone(timeZone))
    return { error: "tz takes an IANA time zone, like America/Chicago.", field: "tz" };
  const window = readWindow(from, to, timeZone);
  if (!window) {
    return { error: "from and to take dates like 2026-11-23, at most 62 days apart.", field: "from" };
  }
  return { rules: found.rules, timeZone, window };
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

const shown = ({ start, end }: Slot, timeZone: string) => ({
  start: withOffset(start, timeZone),
  end: withOffset(end, timeZone),
});

async function refuse(
  c: Context<RequestEnv>,
  options: BookingOptions,
  submission: Submission | undefined,
  refusal: Refusal,
): Promise<Response> {
  const { db, now, env, practice } = options;
  const locale = submission?.locale ?? localeOfPath(c.req.header("referer") ?? "");
  const message = messageOf(refusal, locale, practice.business.phone.shown);
  if (refusal.retryAfterSeconds !== undefined) c.header("retry-after", String(refusal.retryAfterSeconds));
  if (isPlainPost(c.req.raw.headers) && refusal.code !== "other-site") {
    const problem = { message, field: refusal.field ?? "" };
    const body = await freeTimesPage({ ...options, locale, query: {}, submission, problem });
    return c.body(body, statusOf(refusal), dynamicPageHeaders(env.siteUrl));
  }
  const slots = refusal.code === "slot-taken" ? await nearest() : undefined;
  const { code, field } = refusal;
  const problem = { error: message, code, ...(field && { field }), ...(slots && { slots }) };
  return c.json({ ...problem, request_id: c.var.requestId }, statusOf(refusal));

  async function nearest() {
    const { service, start, tz } = submission?.fields ?? {};
    const found = slotRulesOf(practice, String(service));
    const lost = readInstant(String(start));
    if (!found || lost === undefined) return [];
    const timeZone = isTimeZone(String(tz)) ? String(tz) : practice.business.timeZone;
    const book = { rules: found.rules, capacity: practice.appointments.capacity };
    return (await listNearestSlots(db, book, lost, now())).map((slot) => shown(slot, timeZone));
  }
}
