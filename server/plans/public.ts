import { Hono } from "hono";
import { fillIn } from "#content/format/fill-in.ts";
import { localeOfPath, pathOf } from "#content/routes.ts";
import { planWords } from "#content/words/plan.ts";
import { minutes } from "#domain/durations.ts";
import { type BusinessFields, businessForm } from "#domain/forms/business-form.ts";
import { checkFields } from "#domain/forms/check-fields.ts";
import { locales } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import { countCall, readClientAddress } from "../http/rate-limits.ts";
import { Refused } from "../http/refused.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { readSubmission } from "../http/submission.ts";
import { createWorkQueue } from "../http/work-queue.ts";
import type { Pages } from "../pages/load-pages.ts";
import { drawPlan } from "./draw-plan.ts";
import { planContent } from "./plan-content.ts";
import { refusedPlan } from "./refused-plan.ts";

type Options = {
  db: Db;
  secret: string;
  env: Env;
  now: Clock;
  practice: Practice;
  pages: Pages;
};

const perAddress = { name: "plan", most: 30, window: minutes(10) };

/**
 * `POST /plan.pdf`: draws the wizard's answers as a PDF plan. They are neither stored nor logged; the rate limit stores
 * the HMAC of the client address.
 */
export function planRoutes(options: Options): Hono<RequestEnv> {
  const { env, now, practice, pages } = options;
  // Drawing takes 40 ms of processor.
  const enqueue = createWorkQueue({
    concurrency: 1,
    mostWaiting: 40,
    refusal: () => new Refused("too-busy", { retryAfterSeconds: 60 }),
  });
  const routes = new Hono<RequestEnv>();
  routes.post("/plan.pdf", async (c) => {
    c.set("refusalView", {
      page: (problem, { path }) => {
        const { submission } = c.var;
        return refusedPlan(pages, submission, submission?.pageLocale ?? localeOfPath(path), problem);
      },
    });
    const submission = await readSubmission(c, options);
    const result = checkFields(businessForm, submission.fields);
    if ("problem" in result) throw new Refused(result.problem.code, result.problem);
    await countCall(c, perAddress, options);
    const { locale } = submission;
    const at = now();
    const plan = planContent(result.fields as BusinessFields, {
      practice,
      locale,
      now: at,
      siteUrl: env.siteUrl,
    });
    const pdf = await enqueue(() => drawPlan(plan, practice.catalogue, at), readClientAddress(c, env));
    return c.body(pdf, 200, {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${planWords[locale].fileName}"`,
      "cache-control": "no-store",
    });
  });
  // A GET, say from the browser's history, gets the address of the wizard in both languages.
  routes.all("/plan.pdf", (c) => {
    const lines = locales.map((locale) =>
      fillIn(planWords[locale].takesAnswers, { address: env.siteUrl + pathOf("startYourBusiness", locale) }),
    );
    return c.text(`${lines.join("\n")}\n`, 405, { allow: "POST" });
  });
  return routes;
}
