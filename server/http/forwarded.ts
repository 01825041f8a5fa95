import type { Context, MiddlewareHandler } from "hono";
import type { Log } from "../base/logger.ts";
import type { TrustedProxies } from "../base/trusted-proxies.ts";
import type { RequestEnv } from "./request-env.ts";

/**
 * Whether a request comes from this machine and through no proxy. Behind a proxy on the same machine every socket is a
 * loopback one, and some proxies add no header; then `Host` is the public name.
 */
export function isOwnRequest(c: Context<RequestEnv>): boolean {
  const host = (c.req.header("host") ?? "").replace(/:\d+$/, "");
  return isFromLoopback(c) && !isForwarded(c) && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host);
}

/** Middleware: logs once that a proxy on this machine is not trusted, because then all visitors count as one. */
export function warnOfProxy(proxies: TrustedProxies | undefined, log: Log): MiddlewareHandler<RequestEnv> {
  let isSilent = proxies !== undefined;
  return async (c, next) => {
    if (!isSilent && isFromLoopback(c) && isForwarded(c)) {
      isSilent = true;
      log.warn(
        "requests come through a proxy, but TRUST_PROXY is unset (README.md): all visitors share one rate limit",
      );
    }
    await next();
  };
}

const isFromLoopback = (c: Context<RequestEnv>) =>
  /^(?:::ffff:)?127\.|^::1$/.test(c.env?.incoming?.socket.remoteAddress ?? "");

const isForwarded = (c: Context<RequestEnv>) =>
  Object.keys(c.env?.incoming?.headers ?? {}).some((name) => forwardingHeaders.test(name));
const forwardingHeaders = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;
