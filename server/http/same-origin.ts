import type { MiddlewareHandler } from "hono";
import { hasSafelistedType, isFromProgram } from "./read-body.ts";
import { Refused } from "./refused.ts";
import type { RequestEnv } from "./request-env.ts";

/**
 * CSRF protection for every POST: refuses what another site can make a browser send without a preflight. API clients
 * and old browsers, which send neither `Origin` nor `Sec-Fetch-Site`, pass; Hono's own `csrf` would refuse them.
 */
export const sameOrigin =
  (siteUrl: string): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    if (c.req.method === "POST" && isFromOtherSite(c.req.raw.headers, siteUrl))
      throw new Refused("other-site");
    await next();
  };

function isFromOtherSite(headers: Headers, siteUrl: string): boolean {
  // Any other type, and a header of a program, takes a preflight, which CORS answers.
  if (!hasSafelistedType(headers) || isFromProgram(headers)) return false;
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (origin === siteUrl || site === "same-origin" || site === "none") return false;
  // The server was reached under another name, such as its IP address: Origin and Host still agree.
  if (origin !== null && hostOf(origin) === headers.get("host")) return false;
  return origin !== null || site !== null;
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : "");
