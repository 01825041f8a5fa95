import { Hono } from "hono";
import type { FunctionKind } from "#domain/forms/form-kinds.ts";
import { previewPath } from "#domain/office/office-addresses.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { answerErrors } from "./answer-errors.ts";
import { feedRoutes } from "./appointments/feed-routes.ts";
import { manageRoutes } from "./appointments/manage.ts";
import { appointmentRoutes } from "./appointments/public.ts";
import type { AuthKeys } from "./auth/keys.ts";
import { authRoutes } from "./auth/public.ts";
import type { Clock } from "./base/clock.ts";
import type { Db } from "./base/db/open-database.ts";
import type { Env } from "./base/env.ts";
import type { Log } from "./base/logger.ts";
import { sealText } from "./base/sealed-text.ts";
import { yieldToVisitors } from "./base/yield-to-visitors.ts";
import type { CurrentClosures } from "./closures/current-closures.ts";
import type { CurrentSettings } from "./content/current-settings.ts";
import { healthRoutes } from "./health.ts";
import { warnOfProxy } from "./http/forwarded.ts";
import { queueReads } from "./http/queue-reads.ts";
import { readClientAddress } from "./http/rate-limits.ts";
import { recordRequests } from "./http/request-counts.ts";
import type { RequestEnv } from "./http/request-env.ts";
import { isApiPath, isRead } from "./http/respond.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { dynamicPageHeaders, secureHeaders } from "./http/security-headers.ts";
import type { Enqueue } from "./http/work-queue.ts";
import { followForm } from "./leads/deliveries.ts";
import { leadRoutes } from "./leads/public.ts";
import type { Follow } from "./leads/queries.ts";
import { sentPageRoutes } from "./leads/sent-pages.ts";
import type { Measurements } from "./metrics/metrics-text.ts";
import { followNewsletterForm } from "./newsletter/deliveries.ts";
import { newsletterRoutes } from "./newsletter/public.ts";
import { officeApi } from "./office-api.ts";
import { compressAnswers } from "./pages/compress-answers.ts";
import type { Pages } from "./pages/load-pages.ts";
import { joinPerson } from "./people/join-person.ts";
import { lockBooker } from "./people/stage-by-book.ts";
import { planRoutes } from "./plans/public.ts";
import { previewRoutes } from "./release/preview-cookie.ts";
import type { Releases } from "./release/releases.ts";

export type AppOptions = {
  db: Db;
  now: Clock;
  env: Env;
  practice: Practice;
  pages: Pages;
  /** The folder of the words that the pages were built from. */
  content: string;
  log: Log;
  wakeOutbox: () => void;
  /** Tells the office's screens at once what a command changed; the next poll would, a second later. */
  wakeSignals: () => void;
  /** Signs form tokens and hashes client addresses; `formSecret` has it. */
  secret: string;
  keys: AuthKeys;
  releases: Releases;
  settings: CurrentSettings;
  measurements: Measurements;
  /** The name of the release that is shown. */
  release: string;
  /** Whether the server has been asked to end, so that a balancer sends nobody here any more. */
  isDraining: () => boolean;
  closures: CurrentClosures;
  /** The queue of pages that are made for one request. */
  enqueue: Enqueue;
};

const follow: Record<FunctionKind, Follow<unknown>> = {
  hero: followForm,
  contact: followForm,
  consultation: followForm,
  business: followForm,
  booking: followForm,
  quiz: followForm,
  newsletter: followNewsletterForm,
};

/**
 * Creates the app: all that is not a file of the site. All dependencies are arguments, for tests too. It takes some
 * milliseconds, between which a server answers the visitors of the release before.
 */
export async function createApp(appOptions: AppOptions): Promise<Hono<RequestEnv>> {
  const { env, pages, log, enqueue, measurements } = appOptions;
  const seal = (text: string) => sealText(appOptions.keys.secret, text);
  const options = { ...appOptions, seal };
  const app = new Hono<RequestEnv>();
  app.use(recordRequests(measurements.requests, log), secureHeaders(env.siteUrl), compressAnswers());
  app.use(sameOrigin(env.siteUrl), warnOfProxy(env.trustedProxies, log));
  app.route(previewPath, previewRoutes(env.siteUrl));
  // Their reads wait in the same queue; its refusal is answered in the form that their own programs know.
  app.route("/auth/v1", authRoutes(options));
  await yieldToVisitors();
  app.route("/office/api", await officeApi({ ...options, follow }));
  await yieldToVisitors();
  app.use(queueReads(options));
  app.route("/functions/v1", leadRoutes({ ...options, follow, joinPerson }));
  app.route("/", sentPageRoutes(options));
  app.route("/booking/v1", appointmentRoutes({ ...options, joinPerson }));
  await yieldToVisitors();
  app.route("/", manageRoutes({ ...options, joinPerson, lockBooker }));
  app.route("/", feedRoutes(options));
  app.route("/", newsletterRoutes(options));
  app.route("/", healthRoutes(options));
  app.route("/", planRoutes(options));
  app.notFound(async (c) => {
    if (isApiPath(c.req.path)) {
      const problem = { error: "There is no such function.", code: "not-found" };
      return c.json({ ...problem, request_id: c.var.requestId }, 404);
    }
    if (!isRead(c.req.method) && pages.has(c.req.path))
      return c.text("This page takes GET.\n", 405, { allow: "GET, HEAD" });
    const makePage = async () => pages.notFound(c.req.path);
    const page = await (isRead(c.req.method) ? makePage() : enqueue(makePage, readClientAddress(c, env)));
    return c.body(page, 404, dynamicPageHeaders(env.siteUrl));
  });
  app.onError(answerErrors(options));
  return app;
}
