import { Hono } from "hono";
import { crossOrigin } from "../http/cross-origin.ts";
import { queueReads } from "../http/queue-reads.ts";
import type { RequestEnv } from "../http/request-env.ts";
import type { Enqueue } from "../http/work-queue.ts";
import { adminAuditRoutes } from "./admin-audit.ts";
import { adminLinkRoutes } from "./admin-links.ts";
import { adminUserRoutes } from "./admin-users.ts";
import { answerAuthErrors } from "./answer-auth-error.ts";
import { disabledRoutes, identityRoutes } from "./disabled.ts";
import { factorRoutes } from "./factors.ts";
import { infoRoutes } from "./info.ts";
import { logoutRoutes } from "./logout.ts";
import { oneTimeRoutes } from "./one-time.ts";
import type { AuthOptions } from "./options.ts";
import { signUpRoutes } from "./sign-up.ts";
import { tokenRoutes } from "./token.ts";
import { userRoutes } from "./user.ts";
import { verifyRoutes } from "./verify.ts";

const takes = [
  "accept",
  "authorization",
  "content-type",
  "apikey",
  "x-client-ip",
  "x-client-info",
  "x-jwt-aud",
  "x-use-cookie",
  "x-supabase-api-version",
  "x-retry-count",
  "traceparent",
];
const exposes = ["x-total-count", "link", "x-supabase-api-version", "retry-after", "x-request-id"];
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** `/auth/v1`: sign-in in the wire of the official client (`@supabase/auth-js`). */
export function authRoutes(options: AuthOptions & { enqueue: Enqueue }): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const origins = [options.env.siteUrl, options.env.auth.siteUrl];
  routes.use(crossOrigin({ origins, methods, takes, exposes }), queueReads(options));
  signUpRoutes(routes, options);
  tokenRoutes(routes, options);
  oneTimeRoutes(routes, options);
  verifyRoutes(routes, options);
  userRoutes(routes, options);
  logoutRoutes(routes, options);
  factorRoutes(routes, options);
  identityRoutes(routes, options);
  adminUserRoutes(routes, options);
  adminLinkRoutes(routes, options);
  adminAuditRoutes(routes, options);
  infoRoutes(routes, options);
  disabledRoutes(routes, options);
  refuseOtherMethods(routes);
  routes.all("*", (c) => c.text("404 page not found\n", 404));
  routes.onError(answerAuthErrors(options.log));
  return routes;
}

/** Answers 405 where a path is known and its method is not. */
function refuseOtherMethods(routes: Hono<RequestEnv>): void {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes.routes)
    if (method !== "ALL") methods.set(path, [...(methods.get(path) ?? []), method]);
  for (const [path, allowed] of methods)
    routes.all(path, (c) => c.text("405 method not allowed\n", 405, { allow: allowed.join(", ") }));
}
