import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { seconds } from "#domain/durations.ts";
import type { RequestEnv } from "./leads/lead-routes.ts";
import type { Pages } from "./pages/load-pages.ts";
import type { RequestCounts } from "./request-counts.ts";

/** The server, not yet listening: files of the site straight from memory, all else through the app. */
export function createHttpServer(options: {
  app: Hono<RequestEnv>;
  pages: Pages;
  counts: RequestCounts;
}): Server {
  const { app, pages, counts } = options;
  const answerRest = getRequestListener(app.fetch, { hostname: "localhost" });
  // A form has 15 s of its own to arrive; these end connections that do not even get that far.
  const limits = {
    headersTimeout: seconds(10),
    requestTimeout: seconds(20),
    connectionsCheckingInterval: seconds(1),
    keepAliveTimeout: seconds(65),
  };
  return createServer(limits, (request, response) => {
    if (pages.answer(request, response)) counts.pages += 1;
    else void answerRest(request, response);
  });
}

/** Stops accepting, answers what is in flight, and resolves when all connections are closed, after `patience` at the latest. */
export async function closeHttpServer(server: Server, patience: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A connection that was busy turns idle after its answer and would then live on for its keep-alive time.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const last = setTimeout(() => server.closeAllConnections(), patience);
  await promise;
  clearInterval(idle);
  clearTimeout(last);
}
