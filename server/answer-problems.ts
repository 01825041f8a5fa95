import type { ErrorHandler } from "hono";
import { operationProblems } from "#domain/office/operation-problem.ts";
import { databaseFailure } from "./base/db/database-failure.ts";
import type { Log } from "./base/logger.ts";
import { OperationRefused } from "./http/office-handler.ts";
import { Refused } from "./http/refused.ts";
import type { RequestEnv } from "./http/request-env.ts";

/** Answers what an operation of the office threw, as JSON with its code; a failed database with 503. */
export function answerProblems({ log }: { log: Log }): ErrorHandler<RequestEnv> {
  return (error, c) => {
    const { requestId } = c.var;
    const refusal = asRefusal(error);
    if (refusal.code === "unexpected" || refusal.code === "unavailable")
      log.error({ err: error, request_id: requestId }, "an operation of the office failed");
    if (refusal.retryAfterSeconds !== undefined) c.header("retry-after", String(refusal.retryAfterSeconds));
    const { code, field, message, conflict, at } = refusal;
    const details = { ...(field && { field }), ...conflict, ...(at && { at }) };
    const problem = { code, error: message, ...details, request_id: requestId };
    return c.json(problem, operationProblems[code]);
  };
}

function asRefusal(error: unknown): OperationRefused {
  if (error instanceof OperationRefused) return error;
  if (error instanceof Refused && error.code === "rate-limited")
    return new OperationRefused("rate-limited", { retryAfterSeconds: error.retryAfterSeconds ?? 60 });
  if (error instanceof Refused && (error.code === "too-large" || error.code === "unreadable"))
    return new OperationRefused("input-invalid", { message: error.code });
  const isUnavailable = error instanceof Refused || databaseFailure(error) !== undefined;
  return isUnavailable
    ? new OperationRefused("unavailable", { retryAfterSeconds: 10 })
    : new OperationRefused("unexpected");
}
