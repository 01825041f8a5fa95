import * as v from "valibot";

/** Why something failed: a problem, which the office puts into words, and one sentence for the console and the log. */
export type Reason<Problem> = Problem & { text: string };

/** The problem of a reason that is stored as JSON; undefined unless its sentence is the `text` of the row. */
export function readProblem<Schema extends v.GenericSchema>(
  schema: Schema,
  { text, stored }: { text: string; stored: string | null },
): v.InferOutput<Schema> | undefined {
  const reason = JSON.parse(stored ?? "null") as Reason<object> | null;
  // A server of the version before stores another sentence, and leaves the problem as it is.
  if (reason?.text !== text) return undefined;
  const problem = v.safeParse(schema, reason);
  return problem.success ? problem.output : undefined;
}
