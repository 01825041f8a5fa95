import { type Context, Hono } from "hono";
import { fillIn } from "#content/format/fill-in.ts";
import { localeOfPath, pathOf } from "#content/routes.ts";
import { planWords } from "#content/words/plan.ts";
import { type BusinessFields, checkForm } from "#domain/forms/lead-forms.ts";
import { locales } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Clock } from "../base/clock.ts";
import type { Env } from "../base/env.ts";
import { addressOf } from "../http/request-address.ts";
import { dynamicPageHeaders } from "../http/security-headers.ts";
import type { RequestEnv } from "../leads/public.ts";
import { bodyTimeLimit, receiveSubmission } from "../leads/receive-submission.ts";
import { messageOf, type Refusal, statusOf } from "../leads/refusal.ts";
import { pathOnly, type Submission } from "../leads/submission.ts";
import type { Pages } from "../pages/load-pages.ts";
import { drawPlan } from "./draw-plan.ts";
import { planContent } from "./plan-content.ts";
import { createAddressCount, createQueue } from "./plan-limits.ts";
import { refusedPlan } from "./refused-plan.ts";

type Options = {
  env: Env;
  now: Clock;
  practice: Practice;
  pages: Pages;
  bodyTimeLimit?: number | undefined;
};

/** `POST /plan.pdf`: the wizard's answers come back as a plan on paper. Nothing of them is stored or logged. */
export function planRoutes(options: Options): Hono<RequestEnv> {
  const { env, now, practice } = options;
  const enterQueue = createQueue();
  const countPlan = createAddressCount();
  const routes = new Hono<RequestEnv>();
  routes.post("/plan.pdf", async (c) => {
    const received = await receiveSubmission(c.req.raw, env.siteUrl, options.bodyTimeLimit ?? bodyTimeLimit);
    if (typeof received === "string") return refuse(c, options, undefined, { code: received });
    const checked = checkForm("business", received.fields);
    if ("problem" in checked) return refuse(c, options, received, checked.problem);
    const wait = env.rateLimits ? countPlan(addressOf(c, env), now()) : 0;
    if (wait > 0) return refuse(c, options, received, { code: "rate-limited", retryAfterSeconds: wait });
    const { locale } = received;
    const at = now();
    const plan = planContent(checked.fields as BusinessFields, {
      practice,
      locale,
      now: at,
      siteUrl: env.siteUrl,
    });
    const pdf = await enterQueue(() => drawPlan(plan, practice.catalogue, at));
    if (pdf === "busy") {
      const message = fillIn(planWords[locale].busy, { phone: practice.business.phone.shown });
      return c.text(`${message}\n`, 503, { "retry-after": "60" });
    }
    return c.body(pdf, 200, {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${planWords[locale].fileName}"`,
      "cache-control": "no-store",
    });
  });
  // Whoever opens the address itself, say from the browser's history, is told in both languages where to go.
  routes.all("/plan.pdf", (c) => {
    const lines = locales.map((locale) =>
      fillIn(planWords[locale].takesAnswers, { address: env.siteUrl + pathOf("startYourBusiness", locale) }),
    );
    return c.text(`${lines.join("\n")}\n`, 405, { allow: "POST" });
  });
  return routes;
}

function refuse(
  c: Context<RequestEnv>,
  { pages, env, practice }: Options,
  submission: Submission | undefined,
  refusal: Refusal,
): Response {
  const locale = submission?.locale ?? localeOfPath(refererPath(c.req.header("referer")));
  const message = messageOf(refusal, locale, practice.business.phone.shown);
  if (refusal.retryAfterSeconds) c.header("retry-after", String(refusal.retryAfterSeconds));
  if (refusal.code === "other-site") return c.text(`${message}\n`, statusOf(refusal));
  const page = refusedPlan(pages, submission, locale, { message, field: refusal.field ?? "" });
  return c.body(page, statusOf(refusal), dynamicPageHeaders(env.siteUrl));
}

const refererPath = (referer = "") => (URL.canParse(referer) ? pathOnly(new URL(referer).pathname) : "");
