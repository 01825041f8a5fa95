import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { seconds } from "#domain/durations.ts";
import type { FunctionKind } from "#domain/forms/form-kinds.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { feedRoutes } from "./appointments/feed-routes.ts";
import { manageRoutes } from "./appointments/manage.ts";
import { appointmentRoutes } from "./appointments/public.ts";
import type { Clock } from "./base/clock.ts";
import type { Db } from "./base/db/open-database.ts";
import type { Env } from "./base/env.ts";
import type { Log } from "./base/logger.ts";
import { calendarRoutes } from "./calendars/public.ts";
import { healthRoutes } from "./health.ts";
import { Refused } from "./http/refused.ts";
import { countAnswers, newRequestCounts, type RequestCounts } from "./http/request-counts.ts";
import type { RequestEnv } from "./http/request-env.ts";
import { answerRefused, isApiPath } from "./http/respond.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { dynamicPageHeaders, secureHeaders } from "./http/security-headers.ts";
import { followForm } from "./leads/deliveries.ts";
import { leadRoutes } from "./leads/public.ts";
import type { Follow } from "./leads/queries.ts";
import { followNewsletterForm } from "./newsletter/deliveries.ts";
import { newsletterRoutes } from "./newsletter/public.ts";
import type { Pages } from "./pages/load-pages.ts";
import { planRoutes } from "./plans/public.ts";

type AppOptions = {
  db: Db;
  now: Clock;
  env: Env;
  practice: Practice;
  pages: Pages;
  log: Log;
  wakeOutbox: () => void;
  /** Signs form tokens and hides client addresses; `ensureSecret` has it. */
  secret: string;
  counts?: RequestCounts;
  /** Milliseconds a body may take; 15 s when left out. */
  bodyTimeLimit?: number | undefined;
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

/** Creates the app: all that is not a file of the site. All dependencies are arguments, for tests too. */
export function createApp(options: AppOptions): Hono<RequestEnv> {
  const { env, pages, log, practice, counts = newRequestCounts() } = options;
  const app = new Hono<RequestEnv>();
  app.use(secureHeaders(env.siteUrl), countAnswers(counts), sameOrigin(env.siteUrl));
  app.route("/functions/v1", leadRoutes({ ...options, follow }));
  app.route("/booking/v1", appointmentRoutes(options));
  app.route("/", manageRoutes(options));
  app.route("/", feedRoutes(options));
  app.route("/", newsletterRoutes(options));
  app.route("/", healthRoutes({ ...options, counts }));
  app.route("/", calendarRoutes(options));
  app.route("/", planRoutes(options));
  app.notFound((c) => {
    if (isApiPath(c.req.path)) {
      const problem = { error: "There is no such function.", code: "not-found" };
      return c.json({ ...problem, request_id: c.var.requestId }, 404);
    }
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead && pages.has(c.req.path))
      return c.text("This page takes GET.\n", 405, { allow: "GET, HEAD" });
    return c.body(pages.notFound(c.req.path), 404, dynamicPageHeaders(env.siteUrl));
  });
  app.onError((error, c) => {
    if (error instanceof Refused) {
      return answerRefused(c, error, { siteUrl: env.siteUrl, phone: practice.business.phone.shown });
    }
    log.error({ err: error, request_id: c.var.requestId }, "a request crashed");
    if (isApiPath(c.req.path)) {
      const problem = { error: "Unexpected Application Error!", code: "crash" };
      return c.json({ ...problem, request_id: c.var.requestId }, 500);
    }
    return c.body(pages.crash(c.req.path, c.var.requestId), 500, dynamicPageHeaders(env.siteUrl));
  });
  return app;
}

/** Creates the HTTP server, not yet listening: it answers files of the site from memory, all else through the app. */
export function createHttpServer(options: {
  app: Hono<RequestEnv>;
  pages: Pages;
  counts: RequestCounts;
}): Server {
  const { app, pages, counts } = options;
  const answerRest = getRequestListener(app.fetch, { hostname: "localhost" });
  // A body has a time limit of its own; these end connections that do not even send their headers.
  const limits = {
    headersTimeout: seconds(10),
    requestTimeout: seconds(20),
    connectionsCheckingInterval: seconds(1),
    keepAliveTimeout: seconds(65),
  };
  const server = createServer(limits, (request, response) => {
    if (pages.answer(request, response)) counts.pages += 1;
    else void answerRest(request, response);
  });
  watchSilentSockets(server);
  return server;
}

/** Shuts the server down gracefully: answers requests in flight, then closes all after `grace` milliseconds. */
export async function closeHttpServer(server: Server, grace: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  const idle = setInterval(() => closeUnused(server), 50);
  const last = setTimeout(() => server.closeAllConnections(), grace);
  closeUnused(server);
  await promise;
  clearInterval(idle);
  clearTimeout(last);
}

// A connection is idle after its answer and would stay open for its keep-alive time. One that a browser opened in
// advance (preconnect) has sent nothing yet, and Node counts it as busy.
function closeUnused(server: Server): void {
  server.closeIdleConnections();
  for (const socket of silentSockets.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

const silentSockets = new WeakMap<Server, Set<Socket>>();

function watchSilentSockets(server: Server): void {
  const silent = new Set<Socket>();
  silentSockets.set(server, silent);
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }) => silent.delete(socket));
}
