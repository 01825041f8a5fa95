import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { minutes, seconds } from "#domain/durations.ts";
import type { Log } from "./base/logger.ts";
import type { TrustedProxies } from "./base/trusted-proxies.ts";
import { noteRequest } from "./base/yield-to-visitors.ts";
import { lineOf } from "./http/address-line.ts";
import { fileTime, limitBodyTime } from "./http/body-time.ts";
import { closeUnused, limitConnections } from "./http/connections.ts";
import { hasOneHost, originForm } from "./http/host-header.ts";
import { answerInTurn } from "./http/pipelining.ts";
import { addressOn } from "./http/rate-limits.ts";
import { Refused } from "./http/refused.ts";
import { type RequestCounts, siteRoute, unknownRoute } from "./http/request-counts.ts";
import type { RequestEnv } from "./http/request-env.ts";
import { createWorkQueue, unavailable } from "./http/work-queue.ts";
import type { Pages } from "./pages/load-pages.ts";
import { previewToken } from "./release/preview-cookie.ts";

// Most bodies have a shorter limit of their own.
const timeLimits = {
  headersTimeout: seconds(10),
  requestTimeout: fileTime + minutes(1),
  connectionsCheckingInterval: seconds(1),
  keepAliveTimeout: seconds(65),
};

export type ConnectionLimits = {
  /** The milliseconds after which a connection ends that neither sends nor takes a byte. */
  idleTimeout: number;
  mostConnections: number;
};
const connectionLimits: ConnectionLimits = { idleTimeout: seconds(60), mostConnections: 1000 };

const signInPath = "/auth/v1/";
const unlimited = { concurrency: Number.POSITIVE_INFINITY, mostWaiting: Number.POSITIVE_INFINITY };

type Served = { app: Hono<RequestEnv>; pages: Pages };

/** Creates the HTTP server, not yet listening: it answers files of the site from memory, all else through the app. */
export function createHttpServer(options: {
  /** The release of this moment; a request ends on the one that it began with. */
  current: () => Served;
  /** The release of a request with a preview's cookie. */
  findPreview?: (token: string, request: IncomingMessage) => Promise<Served | undefined>;
  counts: RequestCounts;
  log: Log;
  /** Told of each request that the public pages answer. */
  onPage?: (request: IncomingMessage) => void;
  /** Whether each connection is to end with its next answer. */
  isDraining: () => boolean;
  limits?: Partial<ConnectionLimits> | undefined;
  trustedProxies?: TrustedProxies | undefined;
  /** The path of the websocket; an upgrade of any other is an ordinary request. */
  webSocketPath?: string;
}): Server {
  const { current, counts, webSocketPath } = options;
  const limits = { ...connectionLimits, ...options.limits };
  /** The preview of a request. */
  const previews = new WeakMap<object, Served>();
  const answerRest = getRequestListener(
    (request, bindings) => {
      const { incoming } = bindings as HttpBindings;
      return (previews.get(incoming) ?? current()).app.fetch(request, bindings);
    },
    { hostname: "localhost" },
  );
  // Sign-ins of the same moment begin in separate turns of the event loop, so that a page does not wait for all of them.
  const inTurn = createWorkQueue({ ...unlimited, refusal: unavailable });
  const shouldUpgradeCallback = (request: IncomingMessage) =>
    request.url?.split("?")[0] === webSocketPath &&
    request.headers.upgrade?.toLowerCase() === "websocket" &&
    hasOneHost(request);
  const answer = answerInTurn((request, response) => {
    noteRequest();
    limitBodyTime(request);
    if (options.isDraining()) response.shouldKeepAlive = false;
    if (!hasOneHost(request) || hasUnknownChunks(request)) {
      response.writeHead(400, { connection: "close" }).end();
      counts.add(unknownRoute, "pages", 400, 0);
      return;
    }
    request.url = originForm(request.url ?? "");
    const token = previewToken(request);
    if (token === undefined) return answerFrom(current(), request, response);
    const found = options.findPreview?.(token, request).catch((error: unknown) => {
      if (!(error instanceof Refused)) options.log.error({ err: error }, "a preview could not be opened");
      return undefined;
    });
    void Promise.resolve(found).then((preview) => {
      if (preview) {
        previews.set(request, preview);
        response.setHeader("x-robots-tag", "noindex");
      }
      answerFrom(preview ?? current(), request, response);
    });
  });
  const answerFrom = ({ pages }: Served, request: IncomingMessage, response: ServerResponse) => {
    const start = performance.now();
    if (!pages.answer(request, response)) {
      const work = async () => answerRest(request, response);
      void (request.url?.startsWith(signInPath) ? inTurn(work) : work());
      return;
    }
    const count = () => counts.add(siteRoute, "site", response.statusCode, performance.now() - start);
    // The copy of a file is made for the first who asks.
    if (response.headersSent) count();
    else response.once("finish", count);
    if (!previews.has(request)) options.onPage?.(request);
  };
  const server = createServer({ ...timeLimits, shouldUpgradeCallback }, answer);
  server.timeout = limits.idleTimeout;
  limitConnections(server, {
    mostConnections: limits.mostConnections,
    clientOf(socket, request) {
      const address = addressOn(socket, request, options.trustedProxies);
      return lineOf(address) ?? address;
    },
  });
  return server;
}

/** Shuts the server down gracefully: answers requests in flight, then closes all after `grace` milliseconds. */
export async function closeHttpServer(server: Server, grace: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // After the read events of its turn, so that a request that has arrived on a new connection was read.
  const idle = setInterval(() => setImmediate(closeIdle, server), 50);
  const last = setTimeout(() => server.closeAllConnections(), grace);
  await promise;
  clearInterval(idle);
  clearTimeout(last);
}

// A connection is idle after its answer and would stay open for its keep-alive time.
function closeIdle(server: Server): void {
  server.closeIdleConnections();
  closeUnused(server, seconds(1));
}

/** Whether a body comes in chunks of which its version knows nothing: a proxy may see another end of it (RFC 9112, 6.1). */
const hasUnknownChunks = (request: IncomingMessage) =>
  request.httpVersion !== "1.1" && request.headers["transfer-encoding"] !== undefined;
