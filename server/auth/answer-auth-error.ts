import type { ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { databaseFailure } from "../base/db/database-failure.ts";
import type { Log } from "../base/logger.ts";
import { Refused } from "../http/refused.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { AuthError, OAuthError } from "./auth-error.ts";

const versionHeader = "x-supabase-api-version";
const newVersion = "2024-01-01";

/** Answers what a call of `/auth/v1` threw, in the error shape of the API version that it asks for. */
export function answerAuthErrors(log: Log): ErrorHandler<RequestEnv> {
  return (error, c) => {
    if (error instanceof OAuthError)
      return c.json({ error: error.error, error_description: error.message }, 400);
    const { status, code, message, details } = asAuthError(error, (text) =>
      log.error({ err: error, request_id: c.var.requestId }, text),
    );
    if (error instanceof Refused && error.retryAfterSeconds !== undefined)
      c.header("retry-after", String(error.retryAfterSeconds));
    c.header("x-sb-error-code", code);
    if (isNewVersion(c.req.header(versionHeader))) {
      c.header(versionHeader, newVersion);
      return c.json({ code, message, ...details }, status as ContentfulStatusCode);
    }
    const old = { code: status, error_code: code, msg: message, ...details };
    return c.json(status < 500 ? old : { ...old, error_id: c.var.requestId }, status as ContentfulStatusCode);
  };
}

function asAuthError(error: unknown, report: (text: string) => void): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof Refused) return fromRefusal(error);
  const failure = databaseFailure(error);
  report(failure ? `a request failed: ${failure}` : "a request crashed");
  return new AuthError(
    failure ? 503 : 500,
    "unexpected_failure",
    "Unexpected failure, please check server logs for more information",
  );
}

function fromRefusal({ code }: Refused): AuthError {
  if (code === "rate-limited")
    return new AuthError(429, "over_request_rate_limit", "Request rate limit reached");
  // To auth-js a 429 is final: it would end a session whose token cannot be renewed at the moment.
  if (code === "unavailable") return new AuthError(503, "unexpected_failure", "The server is too busy");
  if (code === "too-large")
    return new AuthError(413, "request_entity_too_large", "Request body is too large");
  if (code === "too-slow") return new AuthError(504, "request_timeout", "The request body took too long");
  if (code === "other-site")
    return new AuthError(403, "validation_failed", "Cross-site form posts are refused");
  return new AuthError(400, "bad_json", "Could not parse request body as JSON");
}

/** A date of at least 2024-01-01; anything else asks for the old shape. */
function isNewVersion(version = ""): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && !Number.isNaN(Date.parse(version)) && version >= newVersion;
}
