import type { HttpBindings } from "@hono/node-server";
import type { Attribution } from "#domain/forms/lead-envelope.ts";
import type { Locale } from "#domain/locale.ts";
import type { Refused } from "./refused.ts";

/** A form submission before validation: the same shape for JSON and for plain posts. */
export type Submission = {
  fields: Record<string, unknown>;
  recommendations: string[];
  /** The language chosen for messages; `pageLocale` is the one that the visitor reads the page in. */
  locale: Locale;
  pageLocale: Locale;
  honeypot: string;
  formToken: string;
  page: string;
  form: string;
  consentVersion: string;
  idempotencyKey: string;
  attribution: Attribution;
};

/** The problem that a refused form shows; `fields` is empty when no field is at fault. */
export type Problem = { message: string; fields: readonly string[] };

/** A route's own way to answer a refusal. */
type RefusalView = {
  /** The refilled page with the problem, for a plain post. */
  page?: (problem: Problem, from: { path: string }) => string | Promise<string>;
  headers?: Record<string, string>;
  details?: (refusal: Refused) => Promise<Record<string, unknown>>;
};

/** Hono's environment of a request: its socket, and the variables that middleware and handlers set. */
export type RequestEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; submission?: Submission; refusalView?: RefusalView };
};
