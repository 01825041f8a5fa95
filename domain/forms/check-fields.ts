import * as v from "valibot";
import type { ProblemCode } from "./form-values.ts";

export type FormFields = Record<string, string>;
type FormProblem = { field: string; code: ProblemCode };
type FormCheck = { fields: FormFields } | { problem: FormProblem };
/** The schema of a form, whose messages are problem codes. */
export type FormRule = v.GenericSchema<unknown, FormFields>;

/** Validates a form: gives its tidied fields without unknown ones, or the first problem in schema order. */
export function checkFields(rule: FormRule, input: Record<string, unknown>): FormCheck {
  const result = v.safeParse(rule, input, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return { fields: result.output };
  const issue = result.issues[0];
  return {
    problem: {
      field: String(issue.path?.[0]?.key ?? ""),
      code: issue.message as ProblemCode,
    },
  };
}
