import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "./request-env.ts";
import { isRead } from "./respond.ts";
import type { Enqueue } from "./work-queue.ts";

/** Probes have to be answered however busy the server is. */
const probes: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** Middleware: what reads ask for is made in the queue of dynamic pages. */
export const queueReads =
  (enqueue: Enqueue): MiddlewareHandler<RequestEnv> =>
  (c, next) =>
    isRead(c.req.method) && !probes.has(c.req.path) ? enqueue(next) : next();
