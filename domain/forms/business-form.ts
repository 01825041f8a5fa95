import * as v from "valibot";
import { line, longest, mailLine, oneOf, optionalText } from "./form-values.ts";
import { tidyLine } from "./tidy-text.ts";

export const businessForm = v.object({
  businessType: oneOf(["solo", "partnership", "llc", "not-sure"], "answer-required"),
  numOwners: v.pipe(
    v.optional(v.union([v.string(), v.number()], "owners-invalid"), ""),
    v.transform((value) => tidyLine(String(value))),
    v.regex(/^[1-9]\d{0,3}$/, "owners-invalid"),
  ),
  allUSCitizens: oneOf(["yes", "no"], "answer-required"),
  needsPayroll: oneOf(["yes", "no", "unsure"], "answer-required"),
  needsBookkeeping: oneOf(["yes", "no", "training"], "answer-required"),
  needsAdvisory: oneOf(["yes", "no", "later"], "answer-required"),
  fullName: line("name-required"),
  /** Any text: whoever mistypes it keeps the plan and can be called (§5 asks for no format here). */
  email: mailLine("email-invalid"),
  phone: line("phone-required", longest.phone),
  notes: optionalText,
});

export type BusinessFields = v.InferOutput<typeof businessForm>;
