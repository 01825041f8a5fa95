import type { Context } from "hono";
import { localeOfPath, pathOf, type RouteName } from "#content/routes.ts";
import { databaseFailure } from "../base/db/database-failure.ts";
import { isPlainPost } from "./read-body.ts";
import { Refused, refusalMessage, refusalStatus } from "./refused.ts";
import type { RequestEnv } from "./request-env.ts";
import { dynamicPageHeaders } from "./security-headers.ts";
import { pathOnly } from "./submission.ts";
import { type Enqueue, unavailable } from "./work-queue.ts";

/** Whether this is a path of the API, whose answers are JSON instead of pages. */
export const isApiPath = (path: string) => /^\/(?:functions|booking)\//.test(path);

type Options = {
  siteUrl: string;
  phone: string;
  enqueue: Enqueue;
  /** The 503 page in the language of a path. */
  unavailablePage(path: string): string;
};

/** Answers a refusal: a plain post with the route's page, API requests with JSON, all else with a line of text. */
export async function answerRefused(
  c: Context<RequestEnv>,
  refusal: Refused,
  { siteUrl, phone, enqueue, unavailablePage }: Options,
): Promise<Response> {
  const { submission, refusalView: view } = c.var;
  const path = shownPath(c);
  const message = refusalMessage(refusal, submission?.pageLocale ?? localeOfPath(path), phone);
  const status = refusalStatus(refusal);
  const { code, fields, retryAfterSeconds } = refusal;
  const [field] = fields;
  if (retryAfterSeconds !== undefined) c.header("retry-after", String(retryAfterSeconds));
  // A cross-site request never gets a page.
  const getsPage = code !== "other-site" && takesPage(c);
  const pageHeaders = { ...dynamicPageHeaders(siteUrl), ...view?.headers };
  if (getsPage && code === "unavailable") return c.body(unavailablePage(path), status, pageHeaders);
  const refillPage = view?.page;
  if (getsPage && refillPage) {
    const body = await unlessBusy(enqueue(async () => refillPage({ message, fields }, { path })));
    if (body !== undefined) return c.body(body, status, pageHeaders);
    const busy = unavailable();
    c.header("retry-after", String(busy.retryAfterSeconds));
    return c.body(unavailablePage(path), refusalStatus(busy), pageHeaders);
  }
  if (!isApiPath(c.req.path)) return c.text(`${message}\n`, status);
  const findDetails = view?.details;
  const details = findDetails && (await unlessBusy(enqueue(() => findDetails(refusal))));
  const atFault = field && { field, fields: Object.fromEntries(fields.map((name) => [name, message])) };
  const problem = { error: message, code, ...atFault, ...details };
  return c.json({ ...problem, request_id: c.var.requestId }, status);
}

/** The path of the page in view: for a post the one that the form stands on. */
export function shownPath({ req, var: { submission } }: Context<RequestEnv>): string {
  const ownPath = isApiPath(req.path) ? "" : req.path;
  return (isRead(req.method) && ownPath) || submission?.page || refererPath(req.header("referer")) || ownPath;
}

/** Whether a browser shows the answer as a page. */
export const takesPage = ({ req }: Context<RequestEnv>) =>
  !isApiPath(req.path) || isPlainPost(req.raw.headers);

/** Resolves to undefined for work that finds the server too busy or the database gone. */
async function unlessBusy<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refused || databaseFailure(error) !== undefined) return undefined;
    throw error;
  }
}

/**
 * Answers 405 where a function is called by another method than its own. Who opens its address anew in a browser, where a
 * form without script left its answer, is led to a page instead.
 */
export function refuseMethod(c: Context<RequestEnv>, method: string, page: RouteName): Response {
  if (isNavigation(c)) {
    const from = refererPath(c.req.header("referer"));
    const isSpanish = from
      ? localeOfPath(from) === "es"
      : /^es\b/i.test(c.req.header("accept-language") ?? "");
    return c.redirect(pathOf(page, isSpanish ? "es" : "en"), 303);
  }
  const problem = { error: `This function takes ${method}.`, code: "method", request_id: c.var.requestId };
  return c.json(problem, 405, { allow: `${method}, OPTIONS` });
}

export const isRead = (method: string) => method === "GET" || method === "HEAD";

// Browsers send Sec-Fetch-Mode only over TLS, old ones never.
const isNavigation = ({ req }: Context<RequestEnv>) =>
  req.method === "GET" &&
  (req.header("accept") ?? "").includes("text/html") &&
  (req.header("sec-fetch-mode") ?? "navigate") === "navigate";

const refererPath = (referer = "") => (URL.canParse(referer) ? pathOnly(new URL(referer).pathname) : "");
