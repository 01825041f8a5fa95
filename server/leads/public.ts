import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { localeOfPath } from "#content/routes.ts";
import { type FunctionKind, functionKinds, functionNames } from "#domain/forms/form-kinds.ts";
import type { Env } from "../base/env.ts";
import { addressOf } from "../http/client-address.ts";
import { isPlainPost } from "../http/form-post.ts";
import { readSubmission } from "../http/read-submission.ts";
import type { RequestEnv } from "../http/request-env.ts";
import type { Pages } from "../pages/load-pages.ts";
import { type AcceptOptions, acceptLead, type Sender } from "./accept.ts";
import { refusedPage, sentPath } from "./refused-page.ts";
import type { Follow } from "./store.ts";

export type LeadOptions = AcceptOptions & {
  env: Env;
  pages: Pages;
  bodyTimeLimit?: number | undefined;
};

/** What the browsers of hosted sites send, as the functions' client does. */
const allowHeaders = [
  ...["authorization", "x-client-info", "apikey", "content-type"],
  ...["x-retry-count", "x-region", "idempotency-key"],
];

/**
 * `POST /<function name>`: the forms, as the hosted backend's client sends them or as plain posts. `follow` says for
 * each form what follows a lead in its transaction.
 */
export function leadRoutes(
  options: LeadOptions & { follow: Record<FunctionKind, Follow<unknown>> },
): Hono<RequestEnv> {
  const { env, pages, follow } = options;
  const routes = new Hono<RequestEnv>();
  const exposeHeaders = ["retry-after", "x-request-id"];
  routes.use(
    cors({ origin: env.siteUrl, allowMethods: ["POST"], allowHeaders, exposeHeaders, maxAge: 86_400 }),
  );
  routes.all("/:name", async (c) => {
    const kind = functionKinds.find((candidate) => functionNames[candidate] === c.req.param("name"));
    if (!kind) return c.notFound();
    if (c.req.method !== "POST") {
      const problem = { error: "This function takes POST.", code: "method", request_id: c.var.requestId };
      return c.json(problem, 405, { allow: "POST, OPTIONS" });
    }
    c.set("refusalView", {
      page: (problem, { path }) => {
        const { submission } = c.var;
        const locale = submission?.locale ?? localeOfPath(path);
        return refusedPage(pages, kind, submission, { page: path, locale }, problem);
      },
    });
    const submission = await readSubmission(c, options);
    const followUp = () => follow[kind];
    const { id } = await acceptLead(kind, submission, senderOf(c, env), { ...options, followUp });
    if (isPlainPost(c.req.raw.headers)) return c.redirect(sentPath(kind, submission), 303);
    return c.json({ success: true, id });
  });
  return routes;
}

/** Who sent a request, as rate limits and logs know them. */
export const senderOf = (c: Context<RequestEnv>, env: Env): Sender => ({
  isPlain: isPlainPost(c.req.raw.headers),
  requestId: c.var.requestId,
  clientAddress: addressOf(c, env),
});
