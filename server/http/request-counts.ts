import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Log } from "../base/logger.ts";
import type { RequestEnv } from "./request-env.ts";

/** The upper limits of the counted times, in seconds: 0.06 and 0.25 are what a lead and a sign-in may take (p99, p95). */
export const timeLimits = [0.005, 0.02, 0.06, 0.25, 1, 5] as const;

/** The times of a group of routes: how many lie within each limit and above the one before it, and above all. */
type Times = { within: number[]; above: number; sum: number };

/** Routes whose times are counted together, by the begin of their pattern; all other routes make pages. */
const groups = {
  forms: "/functions/v1/",
  booking: "/booking/v1/",
  auth: "/auth/v1/",
  office: "/office/api/",
} as const;
type RouteGroup = keyof typeof groups | "site" | "pages" | "probes";
const groupNames = Object.keys(groups) as (keyof typeof groups)[];

/** The label of all files of the site, which are answered from memory. */
export const siteRoute = "site";
/** The label of all that no route is for. */
export const unknownRoute = "unknown";

/** The probes' paths; whoever watches the server asks them every few seconds. */
export const probes: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** Counts of the answered requests since the start: by route pattern and status, and their times by group. */
export class RequestCounts {
  readonly byRoute = new Map<string, Map<number, number>>();
  readonly times = new Map<RouteGroup, Times>();

  /** Counts an answer; `ms` is the time from the headers of the request to the answer, not yet sent. */
  add(route: string, group: RouteGroup, status: number, ms: number): void {
    const byStatus = this.byRoute.get(route) ?? new Map<number, number>();
    this.byRoute.set(route, byStatus.set(status, (byStatus.get(status) ?? 0) + 1));
    const times = this.times.get(group) ?? { within: timeLimits.map(() => 0), above: 0, sum: 0 };
    this.times.set(group, times);
    const length = ms / 1000;
    times.sum += length;
    const bucket = timeLimits.findIndex((limit) => length <= limit);
    if (bucket < 0) times.above += 1;
    else times.within[bucket] = (times.within[bucket] ?? 0) + 1;
  }
}

/** Middleware: counts and logs answers by the pattern of their route: a path may hold a token. Probes have no line. */
export const recordRequests =
  (counts: RequestCounts, log: Log): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    const { status } = c.res;
    const { route, path } = routeOf(c);
    counts.add(route, groupOf(path), status, ms);
    if (probes.has(path)) return;
    const facts = { request_id: c.var.requestId, route, status, ms: Math.round(ms * 10) / 10 };
    log[levelOf(status)](facts, "answered");
  };

// A body that came too slowly is its sender's fault, though sign-in answers it with 504 as the hosted service does.
const levelOf = (status: number) =>
  status >= 500 && status !== 504 ? "error" : status >= 400 ? "warn" : "info";

/** The route that a request is for, also where a middleware before it has answered. */
function routeOf(c: Context<RequestEnv>): { route: string; path: string } {
  const found = matchedRoutes(c).find(({ path }) => !path.endsWith("*"));
  if (!found) return { route: unknownRoute, path: "" };
  const { method, path } = found;
  return { route: method === "ALL" ? path : `${method} ${path}`, path };
}

function groupOf(path: string): RouteGroup {
  if (probes.has(path)) return "probes";
  return groupNames.find((name) => path.startsWith(groups[name])) ?? "pages";
}
