import type { MiddlewareHandler } from "hono";
import type { Env } from "../base/env.ts";
import { readClientAddress } from "./rate-limits.ts";
import { probes } from "./request-counts.ts";
import type { RequestEnv } from "./request-env.ts";
import { isRead } from "./respond.ts";
import type { Enqueue } from "./work-queue.ts";

/** Middleware: what reads ask for is made in the queue of dynamic pages; probes are answered however busy the server is. */
export const queueReads =
  ({ enqueue, env }: { enqueue: Enqueue; env: Env }): MiddlewareHandler<RequestEnv> =>
  (c, next) =>
    isRead(c.req.method) && !probes.has(c.req.path) ? enqueue(next, readClientAddress(c, env)) : next();
