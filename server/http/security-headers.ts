import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "./request-env.ts";

/** The one page that our own pages may frame: a visitor's webhook form is sent inside it, wherever its address points. */
const framedPage = "/forward.html";
const framedPolicy =
  "default-src 'none'; script-src 'none'; form-action https: http:; frame-src https: http:; frame-ancestors 'self'";

/** Headers every answer carries; what a page may load stands in its own `<meta>` policy. */
export function securityHeaders(siteUrl: string, path = ""): Record<string, string> {
  return {
    "content-security-policy": path === framedPage ? framedPolicy : "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}

/** Headers of a page made for one request, such as a form shown again: nobody keeps a copy. */
export const dynamicPageHeaders = (siteUrl: string): Record<string, string> => ({
  ...securityHeaders(siteUrl),
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
});

/** Gives every answer its security headers, the id under which it is logged, and no place in any cache by default. */
export function secureHeaders(siteUrl: string): MiddlewareHandler<RequestEnv> {
  const always = Object.entries(securityHeaders(siteUrl));
  return async (c, next) => {
    // An id of our own: a client's could be anything.
    c.set("requestId", crypto.randomUUID());
    await next();
    for (const [name, value] of always) if (!c.res.headers.has(name)) c.header(name, value);
    c.header("x-request-id", c.var.requestId);
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
  };
}
