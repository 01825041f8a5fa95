import type { Context } from "hono";
import { localeOfPath } from "#content/routes.ts";
import { isPlainPost } from "./read-body.ts";
import { type Refused, refusalMessage, refusalStatus } from "./refused.ts";
import type { RequestEnv } from "./request-env.ts";
import { dynamicPageHeaders } from "./security-headers.ts";
import { pathOnly } from "./submission.ts";

/** Whether this is a path of the API, whose answers are JSON instead of pages. */
export const isApiPath = (path: string) => /^\/(?:functions|booking)\//.test(path);

/**
 * Answers a refusal: a plain post with the route's own page and the problem in it, other API requests with JSON, all
 * else with one line of text.
 */
export async function answerRefused(
  c: Context<RequestEnv>,
  refusal: Refused,
  { siteUrl, phone }: { siteUrl: string; phone: string },
): Promise<Response> {
  const { submission, refusalView: view } = c.var;
  const path = submission?.page || refererPath(c.req.header("referer"));
  const message = refusalMessage(refusal, submission?.locale ?? localeOfPath(path), phone);
  const status = refusalStatus(refusal);
  const { code, fields, retryAfterSeconds } = refusal;
  const [field] = fields;
  if (retryAfterSeconds !== undefined) c.header("retry-after", String(retryAfterSeconds));
  const isApi = isApiPath(c.req.path);
  // A cross-site request never gets a page.
  if (view?.page && code !== "other-site" && (!isApi || isPlainPost(c.req.raw.headers))) {
    const body = await view.page({ message, fields }, { path });
    return c.body(body, status, { ...dynamicPageHeaders(siteUrl), ...view.headers });
  }
  if (!isApi) return c.text(`${message}\n`, status);
  const details = await view?.details?.(refusal);
  const problem = { error: message, code, ...(field && { field }), ...details };
  return c.json({ ...problem, request_id: c.var.requestId }, status);
}

const refererPath = (referer = "") => (URL.canParse(referer) ? pathOnly(new URL(referer).pathname) : "");
