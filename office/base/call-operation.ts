import * as v from "valibot";
import { seconds } from "#domain/durations.ts";
import { type InputOf, type Operation, type OutputOf, requestOf } from "#domain/office/operation.ts";
import { problemBody } from "#domain/office/operation-problem.ts";
import { createCommandKeys } from "./command-keys.ts";
import { knownProblem, OfficeProblem } from "./office-problem.ts";
import { noteServerTime } from "./server-clock.ts";

/** Calls an operation of the office's API; throws an `OfficeProblem`. */
export type CallOperation = <Each extends Operation>(
  operation: Each,
  input: InputOf<Each>,
) => Promise<OutputOf<Each>>;

/** How long the server has to begin its answer, which may be a large file, in milliseconds. */
const answerLimit = seconds(60);

/** Creates the function that calls operations, with the access token of the moment. */
export function createCallOperation(readToken: () => Promise<string | undefined>): CallOperation {
  const keys = createCommandKeys();
  return async (operation, input) => {
    const { path, body } = requestOf(operation, input);
    const token = operation.assurance === "none" ? undefined : await readToken();
    // Whoever was signed out a moment ago need not ask the server to hear it again.
    if (operation.assurance !== "none" && !token) throw new OfficeProblem("token-invalid");
    const request = `${path} ${body}`;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), answerLimit);
    const response = await fetch(path, {
      signal: limit.signal,
      method: operation.method,
      headers: {
        accept: "application/json",
        ...(body && { "content-type": "application/json", "idempotency-key": keys.keyFor(request) }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body }),
    })
      .catch(() => {
        throw new OfficeProblem("no-connection");
      })
      .finally(() => clearTimeout(timer));
    noteServerTime(response.headers.get("date"));
    const answer: unknown = await response.json().catch(() => undefined);
    // The server may have done what it could not say, or what did not arrive.
    if (response.ok && answer === undefined) throw new OfficeProblem("no-connection");
    if (response.status < 500) keys.end(request);
    if (!response.ok) throw problemOf(answer, response.status);
    return v.parse(operation.output, answer);
  };
}

/** Makes the problem of a refused call. */
export function problemOf(answer: unknown, status: number): OfficeProblem {
  const body = v.safeParse(problemBody, answer);
  if (!body.success) return new OfficeProblem(status >= 502 ? "unavailable" : "unexpected");
  const { code, error, field, current, by, at } = body.output;
  const conflict = current === undefined ? undefined : { current, by: by ?? "", at: at ?? "" };
  return new OfficeProblem(knownProblem(code), field, conflict, error, at);
}
