import type { MiddlewareHandler } from "hono";
import { hasPlainType } from "./read-body.ts";
import { Refused } from "./refused.ts";
import type { RequestEnv } from "./request-env.ts";

/**
 * CSRF protection for every POST: refuses a form that another site's page made a browser send. Programs and old
 * browsers, which send neither `Origin` nor `Sec-Fetch-Site`, pass; Hono's own `csrf` would refuse them.
 */
export const sameOrigin =
  (siteUrl: string): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    if (c.req.method === "POST" && isFromOtherSite(c.req.raw.headers, siteUrl))
      throw new Refused("other-site");
    await next();
  };

function isFromOtherSite(headers: Headers, siteUrl: string): boolean {
  if (!hasPlainType(headers)) return false;
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (origin === siteUrl || site === "same-origin" || site === "none") return false;
  // A server reached by another of its names, such as its address: the browser itself says both.
  if (origin !== null && hostOf(origin) === headers.get("host")) return false;
  return origin !== null || site !== null;
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : "");
