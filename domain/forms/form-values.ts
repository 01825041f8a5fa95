import * as v from "valibot";
import { normalMailAddress } from "./mail-address.ts";
import { tidyLine, tidyText } from "./tidy-text.ts";

/** The validation problems that a person can correct; their messages are in `content/words/forms.ts`. */
export type ProblemCode =
  | "fields-required"
  | "first-name-required"
  | "last-name-required"
  | "name-required"
  | "email-invalid"
  | "phone-required"
  | "phone-invalid"
  | "address-required"
  | "meeting-required"
  | "service-required"
  | "service-of-interest-required"
  | "service-type-required"
  | "time-required"
  | "slot-taken"
  | "too-many-open"
  | "message-required"
  | "answer-required"
  | "owners-invalid"
  | "too-long"
  | "form-invalid";

/** The most characters of a value, as `maxlength` of inputs; in text areas it would cut a paste unnoticed. */
export const longest = { line: 120, email: 254, phone: 40, text: 5000 } as const;

/** The rule of a required line of text; `code` is its problem where it is empty. */
export const line = (code: ProblemCode, max: number = longest.line) =>
  v.pipe(
    v.optional(v.string(code), ""),
    v.transform(tidyLine),
    v.nonEmpty(code),
    v.maxLength<string, number, ProblemCode>(max, "too-long"),
  );
export const optionalLine = (max: number = longest.line) =>
  v.pipe(
    v.optional(v.string("form-invalid"), ""),
    v.transform(tidyLine),
    v.maxLength<string, number, ProblemCode>(max, "too-long"),
  );
export const text = (code: ProblemCode) =>
  v.pipe(
    v.optional(v.string(code), ""),
    v.transform(tidyText),
    v.nonEmpty(code),
    v.maxLength<string, number, ProblemCode>(longest.text, "too-long"),
  );
export const optionalText = v.pipe(
  v.optional(v.string("form-invalid"), ""),
  v.transform(tidyText),
  v.maxLength<string, number, ProblemCode>(longest.text, "too-long"),
);
export const oneOf = <const T extends readonly string[]>(values: T, code: ProblemCode) =>
  v.pipe(v.optional(v.string(code), ""), v.transform(tidyLine), v.picklist(values, code));

// Exactly one address: a comma, a bracket or a second @ could inject recipients into a mail header. Its length counts again,
// because a normal form may be longer than what was typed.
const oneAddress = /^(?!.{255})[^\s@,;:<>()[\]\\"]+@[a-z\d._-]+$/u;
export const isMailAddress = (text: string) => oneAddress.test(text);
/** What was typed as a mail address, in its normal form; it may be none. */
export const mailLine = (code: ProblemCode) =>
  // Before any check: normalizing makes commas and brackets of their wide forms.
  v.pipe(line(code, longest.email), v.transform(normalMailAddress));
export const email = () =>
  v.pipe(mailLine("email-invalid"), v.regex<string, ProblemCode>(oneAddress, "email-invalid"));
