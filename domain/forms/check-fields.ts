import * as v from "valibot";
import type { ProblemCode } from "./form-values.ts";

export type FormFields = Record<string, string>;
/** `fields` are all that have this problem, the first of them in front. */
type FormProblem = { fields: readonly [string, ...string[]]; code: ProblemCode };
type FormCheck = { fields: FormFields } | { problem: FormProblem };
/** The schema of a form, whose messages are problem codes. */
export type FormRule = v.GenericSchema<unknown, FormFields>;

/**
 * Validates a form: gives its tidied fields without unknown ones, or the first problem in schema order with every field
 * that has the same one.
 */
export function checkFields(rule: FormRule, input: Record<string, unknown>): FormCheck {
  const result = v.safeParse(rule, input, { abortPipeEarly: true });
  if (result.success) return { fields: result.output };
  const [first, ...others] = result.issues;
  const same = others.filter(({ message }) => message === first.message).map(fieldOf);
  return { problem: { fields: [fieldOf(first), ...same], code: first.message as ProblemCode } };
}

const fieldOf = ({ path }: v.BaseIssue<unknown>) => String(path?.[0]?.key ?? "");
