import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { localeOfPath } from "#content/routes.ts";
import { type FunctionKind, functionKinds, functionNames } from "#domain/forms/form-kinds.ts";
import type { Env } from "../base/env.ts";
import { addressOf } from "../http/request-address.ts";
import { dynamicPageHeaders } from "../http/security-headers.ts";
import type { Pages } from "../pages/load-pages.ts";
import { type TakeOptions, takeLead } from "./accept.ts";
import { refusedPage, sentPath } from "./answer-plain.ts";
import { bodyTimeLimit, isPlainPost, receiveSubmission } from "./receive-submission.ts";
import { messageOf, type Refusal, statusOf } from "./refusal.ts";
import { pathOnly, type Submission } from "./submission.ts";

export type RequestEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } };
type Options = Omit<TakeOptions, "isLimited"> & {
  env: Env;
  pages: Pages;
  phone: string;
  bodyTimeLimit?: number | undefined;
};

/** `POST /<function name>`: the forms, as the hosted backend's client sends them or as plain posts. */
export function leadRoutes(options: Options): Hono<RequestEnv> {
  const { env } = options;
  const routes = new Hono<RequestEnv>();
  routes.use(
    cors({
      origin: env.siteUrl,
      allowMethods: ["POST"],
      allowHeaders: [
        "authorization",
        "x-client-info",
        "apikey",
        "content-type",
        "x-retry-count",
        "x-region",
        "idempotency-key",
      ],
      exposeHeaders: ["retry-after", "x-request-id"],
      maxAge: 86_400,
    }),
  );
  routes.all("/:name", async (c) => {
    const kind = functionKinds.find((candidate) => functionNames[candidate] === c.req.param("name"));
    if (!kind) return c.notFound();
    if (c.req.method !== "POST") {
      return c.json(
        { error: "This function takes POST.", code: "method", request_id: c.var.requestId },
        405,
        {
          allow: "POST, OPTIONS",
        },
      );
    }
    const request = c.req.raw;
    const isPlain = isPlainPost(request.headers);
    const received = await receiveSubmission(request, env.siteUrl, options.bodyTimeLimit ?? bodyTimeLimit);
    if (typeof received === "string") return refuse(c, options, kind, undefined, { code: received });
    const submission = {
      ...received,
      idempotencyKey: c.req.header("idempotency-key") ?? received.idempotencyKey,
    };
    const sender = { isPlain, requestId: c.var.requestId, clientAddress: addressOf(c, env) };
    const taken = await takeLead(kind, submission, sender, { ...options, isLimited: env.rateLimits });
    if ("refusal" in taken) return refuse(c, options, kind, submission, taken.refusal);
    return isPlain ? c.redirect(sentPath(kind, submission), 303) : c.json({ success: true, id: taken.id });
  });
  return routes;
}

function refuse(
  c: Context<RequestEnv>,
  options: Options,
  kind: FunctionKind,
  submission: Submission | undefined,
  refusal: Refusal,
): Response {
  const { headers } = c.req.raw;
  const page = submission?.page || refererPath(headers);
  const locale = submission?.locale ?? localeOfPath(page);
  const message = messageOf(refusal, locale, options.phone);
  const wait = refusal.retryAfterSeconds;
  if (wait !== undefined) c.header("retry-after", String(wait));
  if (isPlainPost(headers) && refusal.code !== "other-site") {
    const problem = { message, field: refusal.field ?? "" };
    const body = refusedPage(options.pages, kind, submission, { page, locale }, problem);
    return c.body(body, statusOf(refusal), dynamicPageHeaders(options.env.siteUrl));
  }
  const { code, field } = refusal;
  const problem = { error: message, code, ...(field && { field }), request_id: c.var.requestId };
  return c.json(problem, statusOf(refusal));
}

function refererPath(headers: Headers): string {
  const referer = headers.get("referer") ?? "";
  return URL.canParse(referer) ? pathOnly(new URL(referer).pathname) : "";
}
