import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { seconds } from "#domain/durations.ts";
import type { RequestCounts } from "./http/request-counts.ts";
import type { RequestEnv } from "./http/request-env.ts";
import type { Pages } from "./pages/load-pages.ts";

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
  const server = createServer(limits, (request, response) => {
    if (pages.answer(request, response)) counts.pages += 1;
    else void answerRest(request, response);
  });
  watchSilentSockets(server);
  return server;
}

/** Stops accepting, answers what is in flight, and resolves when all connections are closed, after `grace` milliseconds at the latest. */
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

// A connection turns idle after its answer and would live on for its keep-alive time; one that a browser opened in
// advance has not said anything yet, and Node counts it as busy.
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
