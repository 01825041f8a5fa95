import { type Context, Hono } from "hono";
import { localeOfPath } from "#content/routes.ts";
import { bookingForm } from "#domain/appointments/booking-form.ts";
import { checkFields, type FormFields, type FormRule } from "#domain/forms/check-fields.ts";
import { type FormKind, type FunctionKind, functionKinds, functionNames } from "#domain/forms/form-kinds.ts";
import { formRules } from "#domain/forms/form-rules.ts";
import { scoreSpam } from "#domain/forms/spam-score.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import type { Log } from "../base/logger.ts";
import { newId } from "../base/new-id.ts";
import type { Seal } from "../base/sealed-numbers.ts";
import type { CurrentClosures } from "../closures/current-closures.ts";
import { crossOrigin } from "../http/cross-origin.ts";
import { checkFormToken } from "../http/form-token.ts";
import { readClientAddress } from "../http/rate-limits.ts";
import { isPlainPost } from "../http/read-body.ts";
import { Refused } from "../http/refused.ts";
import type { RequestEnv, Submission } from "../http/request-env.ts";
import { refuseMethod } from "../http/respond.ts";
import { dynamicPageHeaders } from "../http/security-headers.ts";
import { readSubmission } from "../http/submission.ts";
import { answerMoment } from "../letters/answer-by.ts";
import type { Pages } from "../pages/load-pages.ts";
import { type Follow, impliedKey, type JoinPerson, storeLead } from "./queries.ts";
import { refilledPage, refusedPage } from "./refused-page.ts";
import { sealLead } from "./seal-lead.ts";
import { sentPath } from "./sent-pages.ts";

export type LeadOptions = AcceptOptions & {
  env: Env;
  pages: Pages;
};

/** CORS request headers of the hosted backend's client. */
const takes = [
  "authorization",
  "x-client-info",
  "apikey",
  "content-type",
  "x-retry-count",
  "x-region",
  "idempotency-key",
];

/** `POST /<function name>`: takes forms of the hosted backend's client and plain posts; `follow` follows them up. */
export function leadRoutes(
  options: LeadOptions & { follow: Record<FunctionKind, Follow<unknown>> },
): Hono<RequestEnv> {
  const { env, pages, follow } = options;
  const routes = new Hono<RequestEnv>();
  const exposes = ["retry-after", "x-request-id", "reply-by"];
  routes.use(crossOrigin({ origins: [env.siteUrl], methods: ["POST"], takes, exposes }));
  routes.all("/:name", async (c) => {
    const kind = functionKinds.find((candidate) => functionNames[candidate] === c.req.param("name"));
    if (!kind) return c.notFound();
    if (c.req.method !== "POST") return refuseMethod(c, "POST", "contact");
    c.set("refusalView", {
      page: (problem, { path }) => {
        const { submission } = c.var;
        const locale = submission?.pageLocale ?? localeOfPath(path);
        return refusedPage(pages, kind, submission, { page: path, locale }, problem);
      },
    });
    const submission = await readSubmission(c, options);
    const followUp = () => follow[kind];
    const { id, replyBy } = await acceptLead(kind, submission, readSender(c, env), { ...options, followUp });
    if (isPlainPost(c.req.raw.headers)) {
      // A filled honeypot gets the form back as it was sent, and no message.
      const page = submission.honeypot && refilledPage(pages, kind, submission, submission);
      if (page) return c.body(page, 200, dynamicPageHeaders(env.siteUrl));
      return c.redirect(sentPath(kind, submission, replyBy), 303);
    }
    if (replyBy) c.header("reply-by", replyBy);
    const answer = JSON.stringify({ success: true, id });
    return c.body(answer, 200, {
      "content-type": "application/json",
      "content-length": String(answer.length),
    });
  });
  return routes;
}

export const readSender = (c: Context<RequestEnv>, env: Env): Sender => ({
  isPlain: isPlainPost(c.req.raw.headers),
  requestId: c.var.requestId,
  clientAddress: readClientAddress(c, env),
});

type AcceptOptions = {
  db: Db;
  now: Clock;
  secret: string;
  env: { rateLimits: boolean };
  practice: Practice;
  closures: CurrentClosures;
  joinPerson: JoinPerson;
  seal: Seal;
  wakeOutbox: () => void;
  log: Log;
};
type Sender = { clientAddress: string; isPlain: boolean; requestId: string };
/** `followResult` is what the caller's `follow` returned; undefined for a repeat and for spam. */
type Accepted<T> = { id: string; replyBy: string | null; followResult: T | undefined };

/**
 * Validates a submission and stores it as a lead with its follow-up in one transaction. Spam is stored without a
 * follow-up and answered like any other lead. Throws `Refused`.
 */
export async function acceptLead<T>(
  kind: FormKind,
  submission: Submission,
  sender: Sender,
  options: AcceptOptions & { followUp: (fields: FormFields) => Follow<T> },
): Promise<Accepted<T>> {
  const { db, secret, log, joinPerson } = options;
  const { idempotencyKey, honeypot } = submission;
  const { clientAddress } = sender;
  if (idempotencyKey && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) throw new Refused("key-invalid");
  const now = options.now();
  const replyBy = await promisedMoment(kind, now, options);
  const result = checkFields(ruleFor(kind, submission.fields), submission.fields);
  if ("problem" in result) {
    // A honeypot hit gets no validation message, and invalid fields are not stored.
    if (honeypot) return { id: newId(now), replyBy, followResult: undefined };
    throw new Refused(result.problem.code, result.problem);
  }
  const { fields } = result;
  const formToken = checkFormToken(submission.formToken, secret, now);
  const verdict = scoreSpam({ honeypot, formToken, fields });
  const lead = {
    kind,
    ...sealLead(fields, submission, options.seal),
    replyBy,
    key:
      idempotencyKey ||
      (sender.isPlain ? impliedKey(kind, fields, submission, { clientAddress, secret }) : ""),
    clientAddress,
    isSpam: verdict.isSpam,
    spamReasons: verdict.reasons,
  };
  const isLimited = options.env.rateLimits;
  const followUp = () => options.followUp(fields);
  const storing = storeLead(db, lead, { now, secret, isLimited, joinPerson, followUp });
  const acceptedLead = await storing.catch((error: unknown) => {
    if (error instanceof Refused) throw error;
    log.error({ err: error, request_id: sender.requestId }, "a lead could not be stored");
    throw new Refused("storage-failed", { retryAfterSeconds: 10 });
  });
  if (acceptedLead.followResult !== undefined) options.wakeOutbox();
  return acceptedLead;
}

// Both contact forms share one function; only the form of the contact page has the field `urgency`.
function ruleFor(kind: FormKind, input: Record<string, unknown>): FormRule {
  if (kind === "appointment") return bookingForm;
  return formRules[kind === "contact" && Object.hasOwn(input, "urgency") ? "contactPage" : kind];
}

const answeredByHand: readonly FormKind[] = ["hero", "contact", "consultation", "business", "booking"];

/** The moment by which the sender of a form is told to have an answer; null where nobody answers by hand. */
export async function promisedMoment(
  kind: FormKind,
  now: Date,
  options: { practice: Practice; closures: Pick<CurrentClosures, "read"> },
): Promise<string | null> {
  if (!answeredByHand.includes(kind)) return null;
  // A database that fails is reported when the lead is stored.
  const closures = await options.closures.read().catch(() => []);
  return answerMoment(options.practice, now, closures).toISOString();
}
