import type { ErrorHandler } from "hono";
import type { Practice } from "#domain/practice/practice.ts";
import { databaseFailure } from "./base/db/database-failure.ts";
import type { Env } from "./base/env.ts";
import type { Log } from "./base/logger.ts";
import { readClientAddress } from "./http/rate-limits.ts";
import { Refused } from "./http/refused.ts";
import type { RequestEnv } from "./http/request-env.ts";
import { answerRefused, shownPath, takesPage } from "./http/respond.ts";
import { dynamicPageHeaders } from "./http/security-headers.ts";
import { type Enqueue, unavailable } from "./http/work-queue.ts";
import type { Pages } from "./pages/load-pages.ts";

type Options = { env: Env; practice: Practice; pages: Pages; log: Log; enqueue: Enqueue };

/** Answers what a request threw: a refusal by its code, a failed database with 503, all else with 500. */
export function answerErrors({ env, practice, pages, log, enqueue }: Options): ErrorHandler<RequestEnv> {
  const { siteUrl } = env;
  return (error, c) => {
    const enqueueOwn: Enqueue = (work) => enqueue(work, readClientAddress(c, env));
    const view = {
      siteUrl,
      phone: practice.business.phone.shown,
      enqueue: enqueueOwn,
      unavailablePage: pages.unavailable,
    };
    if (error instanceof Refused) return answerRefused(c, error, view);
    const { requestId } = c.var;
    const failure = databaseFailure(error);
    if (failure) {
      log.error({ err: error, request_id: requestId }, `a request failed: ${failure}`);
      return answerRefused(c, unavailable(), view);
    }
    log.error({ err: error, request_id: requestId }, "a request crashed");
    if (takesPage(c)) return c.body(pages.crash(shownPath(c), requestId), 500, dynamicPageHeaders(siteUrl));
    const problem = { error: "Unexpected Application Error!", code: "crash" };
    return c.json({ ...problem, request_id: requestId }, 500);
  };
}
