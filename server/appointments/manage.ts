import { type Context, Hono } from "hono";
import { pathOf } from "#content/routes.ts";
import { appointmentWords } from "#content/words/appointments.ts";
import { formWords } from "#content/words/forms.ts";
import { hours } from "#domain/durations.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { textFields } from "../html/refill-form.ts";
import { countCall, readClientAddress } from "../http/rate-limits.ts";
import { Refused, refusalMessage } from "../http/refused.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { dynamicPageHeaders } from "../http/security-headers.ts";
import { readSubmission } from "../http/submission.ts";
import type { Enqueue } from "../http/work-queue.ts";
import type { LeadOptions } from "../leads/public.ts";
import { appointmentFile } from "./appointment-file.ts";
import { cancelAppointment, type LockBooker, moveAppointment } from "./book.ts";
import { freeTimesPage } from "./free-times-page.ts";
import { managePage } from "./manage-page.ts";
import { findAppointment } from "./queries.ts";
import { requestedTier } from "./requested-tier.ts";
import { readInstant } from "./slot-request.ts";

type ManageOptions = LeadOptions & {
  lockBooker: LockBooker;
  wakeSignals: () => void;
  /** The queue of dynamic pages, in which reads are already. */
  enqueue: Enqueue;
};

/** The changes by one link; those by unknown links are counted by client address. */
const perLink = { name: "change", most: 20, window: hours(1) };

/**
 * `/appointments` with the free times, and `/appointments/<token>`, where a visitor sees, moves and cancels an
 * appointment. A GET changes nothing; only the POST of the confirm step does. No page is cached or indexed.
 */
export function manageRoutes(options: ManageOptions): Hono<RequestEnv> {
  const { db, now, env, pages, practice, secret, wakeOutbox, wakeSignals, lockBooker, enqueue } = options;
  const routes = new Hono<RequestEnv>();
  for (const locale of locales) {
    const base = pathOf("appointments", locale);
    routes.get(base, async (c) => {
      if (env.calUrl) return c.redirect(env.calUrl, 302);
      const page = await freeTimesPage({ ...options, locale, query: c.req.query() });
      return page ? c.body(page, 200, dynamicPageHeaders(env.siteUrl)) : c.notFound();
    });
    // A request without script that goes over to the calendar, with what was typed so far.
    routes.post(base, async (c) => {
      if (env.calUrl) return c.redirect(env.calUrl, 303);
      c.set("refusalView", { page: (problem) => freeTimesPage({ ...options, locale, query: {}, problem }) });
      const submission = await readSubmission(c, options);
      const texts = textFields(submission.fields);
      const tier = requestedTier(texts, practice) ?? "";
      const { service: _service, start: _start, ...typed } = texts;
      const fields = { ...typed, tier };
      const filled = { ...submission, fields };
      const page = await enqueue(
        () => freeTimesPage({ ...options, locale, query: {}, submission: filled }),
        readClientAddress(c, env),
      );
      return page ? c.body(page, 200, dynamicPageHeaders(env.siteUrl)) : c.notFound();
    });
    // Postgres and redirects fail at some other characters.
    const own = `${base}/:token{[\\w-]+}` as const;
    routes.get(`${own}/appointment.ics`, async (c) => {
      const file = await appointmentFile(c.req.param("token"), { ...options, locale });
      if (!file) return c.notFound();
      return c.body(file, 200, {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'attachment; filename="appointment.ics"',
      });
    });
    routes.get(own, (c) => showPage(c, locale, c.req.query()));
    routes.post(own, (c) => change(c, locale));
  }
  return routes;

  /** Moves or cancels an appointment, and answers a refusal with the page that says why. */
  async function change(c: Context<RequestEnv, "/:token">, locale: Locale) {
    const { fields } = await readSubmission(c, options);
    const address = readClientAddress(c, env);
    const outcome = await changeOnce(c, fields).catch(asRefused);
    if (outcome instanceof Refused) {
      c.header("retry-after", String(outcome.retryAfterSeconds));
      const problem = refusalMessage(outcome, locale, practice.business.phone.shown);
      return enqueue(() => showPage(c, locale, {}, problem, 429), address);
    }
    if (outcome === "slot-taken") {
      const problem = formWords[locale].problems["slot-taken"];
      const { start = "" } = textFields(fields);
      return enqueue(() => showPage(c, locale, { step: "move", start }, problem, 409), address);
    }
    if (outcome === "too-late" || outcome === "unmovable") {
      const { unchanged, unmovable } = appointmentWords[locale].manage;
      const problem = outcome === "unmovable" ? unmovable : unchanged;
      return enqueue(() => showPage(c, locale, {}, problem, 409), address);
    }
    if (outcome !== "done") return c.redirect(c.req.path, 303);
    wakeOutbox();
    wakeSignals();
    return c.redirect(`${c.req.path}?done=${fields.action === "cancel" ? "cancelled" : "moved"}`, 303);
  }

  async function changeOnce(c: Context<RequestEnv, "/:token">, { action, start }: Record<string, unknown>) {
    const limits = { now: now(), secret, isLimited: env.rateLimits };
    const appointment = { token: c.req.param("token"), practice, lockBooker, ...limits };
    const instant = readInstant(start);
    const known = await findAppointment(db, appointment.token);
    const isCancelling = known !== undefined && action === "cancel";
    // An appointment can always be cancelled, whoever else uses the address; a second time costs one read.
    if (!isCancelling) await countCall(c, perLink, options, known?.id);
    if (known?.status !== "booked") return "unchanged";
    if (isCancelling) return cancelAppointment(db, appointment);
    if (action === "move" && env.calUrl) return "unmovable";
    if (action === "move" && instant !== undefined) return moveAppointment(db, instant, appointment);
    return "unchanged";
  }

  async function showPage(
    c: Context<RequestEnv, "/:token">,
    locale: Locale,
    query: Record<string, string>,
    problem?: string,
    status: 200 | 409 | 429 = 200,
  ) {
    const page = await managePage({ ...options, token: c.req.param("token"), locale, query, problem });
    if (page) return c.body(page, status, privateHeaders());
    return c.body(
      pages.html(pathOf("appointmentUnknown", locale)) ?? "",
      status === 200 ? 404 : status,
      privateHeaders(),
    );
  }

  // The address contains the secret token: no referrer, cache or search engine may get it.
  function privateHeaders() {
    return {
      ...dynamicPageHeaders(env.siteUrl),
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex, nofollow",
    };
  }
}

function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  throw error;
}
