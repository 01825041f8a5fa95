import type { HttpBindings } from "@hono/node-server";
import type { Attribution } from "#domain/forms/lead-envelope.ts";
import type { Locale } from "#domain/locale.ts";
import type { Refused } from "./refused.ts";

/** What a form post holds, before its fields are checked: the same for JSON and for plain posts. */
export type Submission = {
  fields: Record<string, unknown>;
  recommendations: string[];
  locale: Locale;
  honeypot: string;
  formToken: string;
  page: string;
  form: string;
  consentVersion: string;
  idempotencyKey: string;
  attribution: Attribution;
};

/** What a refused form shows: the sentence, and the field at fault or nothing. */
type Problem = { message: string; field: string };

/** How a route shows a refusal beyond the bare message. */
type RefusalView = {
  /** The page with the problem in it, for a form that a browser posted by itself. */
  page?: (problem: Problem, from: { path: string }) => string | Promise<string>;
  headers?: Record<string, string>;
  /** What a JSON answer says besides code, field and message. */
  details?: (refusal: Refused) => Promise<Record<string, unknown>>;
};

/** Hono's environment of a request: the socket below it, and what middleware and handlers note on the way. */
export type RequestEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; submission?: Submission; refusalView?: RefusalView };
};
