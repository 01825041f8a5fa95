import * as v from "valibot";
import { type InputOf, type Operation, type OutputOf, requestOf } from "#domain/office/operation.ts";
import { problemBody } from "#domain/office/operation-problem.ts";
import { knownProblem, OfficeProblem } from "./office-problem.ts";

/** Calls an operation of the office's API; throws an `OfficeProblem`. */
export type CallOperation = <Each extends Operation>(
  operation: Each,
  input: InputOf<Each>,
) => Promise<OutputOf<Each>>;

/** Creates the function that calls operations, with the access token of the moment. */
export function createCallOperation(readToken: () => Promise<string | undefined>): CallOperation {
  return async (operation, input) => {
    const { path, body } = requestOf(operation, input);
    const token = operation.assurance === "none" ? undefined : await readToken();
    const response = await fetch(path, {
      method: operation.method,
      headers: {
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body }),
    }).catch(() => {
      throw new OfficeProblem("no-connection");
    });
    const answer: unknown = await response.json().catch(() => ({}));
    if (!response.ok) {
      const problem = v.safeParse(problemBody, answer);
      if (problem.success) throw new OfficeProblem(knownProblem(problem.output.code), problem.output.field);
      throw new OfficeProblem(response.status >= 502 ? "unavailable" : "unexpected");
    }
    return v.parse(operation.output, answer);
  };
}
