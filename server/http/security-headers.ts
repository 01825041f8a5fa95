import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "./request-env.ts";

/** The only page that may be framed: it sends a visitor's form to the webhook address of the site's settings, whatever host that is. */
const framedPage = "/forward.html";
const framedPolicy =
  "default-src 'none'; script-src 'none'; form-action https: http:; frame-src https: http:; frame-ancestors 'self'";

/** The security headers of every answer; what a page may load is in its own `<meta>` CSP. */
export function securityHeaders(siteUrl: string, path = ""): Record<string, string> {
  return {
    "content-security-policy": path === framedPage ? framedPolicy : "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}

export const dynamicPageHeaders = (siteUrl: string): Record<string, string> => ({
  ...securityHeaders(siteUrl),
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
});

/** Middleware: sets the security headers, the request id for the log, and `no-store` unless a route says otherwise. */
export function secureHeaders(siteUrl: string): MiddlewareHandler<RequestEnv> {
  const always = Object.entries(securityHeaders(siteUrl));
  return async (c, next) => {
    // A request id from the client is ignored: it could be anything.
    c.set("requestId", crypto.randomUUID());
    await next();
    // `c.header` would copy the whole answer for each of them.
    const { headers } = c.res;
    for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
    headers.set("x-request-id", c.var.requestId);
    if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  };
}
