import * as v from "valibot";
import type { ProblemCode } from "./form-values.ts";

export type FormFields = Record<string, string>;
type FormProblem = { fields: readonly [string, ...string[]]; code: ProblemCode };
type FormCheck = { fields: FormFields } | { problem: FormProblem };
export type FormRule = v.GenericSchema<unknown, FormFields>;

/** Validates a form: gives its fields, tidied, or the first problem in schema order and all fields with it. */
export function checkFields(rule: FormRule, input: Record<string, unknown>): FormCheck {
  const result = v.safeParse(rule, input, { abortPipeEarly: true });
  if (result.success) return { fields: result.output };
  const [first, ...others] = result.issues;
  const same = others.filter(({ message }) => message === first.message).map(fieldOf);
  return { problem: { fields: [fieldOf(first), ...same], code: first.message as ProblemCode } };
}

const fieldOf = ({ path }: v.BaseIssue<unknown>) => String(path?.[0]?.key ?? "");
