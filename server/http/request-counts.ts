import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "./request-env.ts";

/** Counters of answered requests since the start: pages from memory, and the app by status. */
export type RequestCounts = { pages: number; app: Map<number, number> };

export const newRequestCounts = (): RequestCounts => ({ pages: 0, app: new Map() });

export const countAnswers =
  (counts: RequestCounts): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    await next();
    counts.app.set(c.res.status, (counts.app.get(c.res.status) ?? 0) + 1);
  };
