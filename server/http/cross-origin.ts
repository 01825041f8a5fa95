import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { RequestEnv } from "./request-env.ts";

type CrossOrigin = {
  origins: readonly string[];
  methods: string[];
  takes: readonly string[];
  exposes: readonly string[];
};

/**
 * Middleware: CORS for some origins. Hono's own answers the preflight; on any other answer it would copy the whole
 * answer, with its body as a web stream, to set three headers.
 */
export function crossOrigin({
  origins,
  methods,
  takes,
  exposes,
}: CrossOrigin): MiddlewareHandler<RequestEnv> {
  const preflight = cors({
    origin: [...origins],
    allowMethods: methods,
    allowHeaders: [...takes],
    maxAge: 86_400,
  });
  const exposedHeaders = exposes.join(",");
  return async (c, next) => {
    if (c.req.method === "OPTIONS") return preflight(c, next);
    await next();
    const { headers } = c.res;
    const origin = c.req.header("origin");
    if (origin !== undefined && origins.includes(origin)) headers.set("access-control-allow-origin", origin);
    headers.set("access-control-expose-headers", exposedHeaders);
    headers.append("vary", "Origin");
  };
}
