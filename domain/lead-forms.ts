import * as v from "valibot";
import { tidyLine, tidyText } from "./tidy-text.ts";

export const formKinds = ["hero", "contact", "consultation", "business"] as const;
export type FormKind = (typeof formKinds)[number];

/** The hosted backend's name of the function that takes each form. */
export const functionNames: Record<FormKind, string> = {
  hero: "send-hero-consultation",
  contact: "send-contact-message",
  consultation: "send-consultation-request",
  business: "send-business-confirmation",
};

/** What a person can mend in a form; the words for each stand in `content/words/forms.ts`. */
export type ProblemCode =
  | "fields-required"
  | "first-name-required"
  | "last-name-required"
  | "name-required"
  | "email-invalid"
  | "phone-required"
  | "service-required"
  | "service-of-interest-required"
  | "service-type-required"
  | "message-required"
  | "answer-required"
  | "owners-invalid"
  | "too-long"
  | "form-invalid";

export const heroServices = [
  "personal-taxes",
  "business-taxes",
  "bookkeeping",
  "advisory",
  "notary",
] as const;
export const homeContactServices = ["tax", "bookkeeping", "notary", "consultation"] as const;
export const contactPageServices = [...homeContactServices, "multiple"] as const;
export const urgencies = ["", "immediate", "week", "month", "flexible"] as const;

/** Longest accepted values, in characters; the inputs carry the same as `maxlength`. */
export const longest = { line: 120, email: 254, phone: 40, text: 5000 } as const;

const line = (code: ProblemCode, max: number = longest.line) =>
  v.pipe(
    v.optional(v.string(code), ""),
    v.transform(tidyLine),
    v.nonEmpty(code),
    v.maxLength<string, number, ProblemCode>(max, "too-long"),
  );
const optionalLine = (max: number = longest.line) =>
  v.pipe(
    v.optional(v.string("form-invalid"), ""),
    v.transform(tidyLine),
    v.maxLength<string, number, ProblemCode>(max, "too-long"),
  );
const text = (code: ProblemCode) =>
  v.pipe(
    v.optional(v.string(code), ""),
    v.transform(tidyText),
    v.nonEmpty(code),
    v.maxLength<string, number, ProblemCode>(longest.text, "too-long"),
  );
const optionalText = v.pipe(
  v.optional(v.string("form-invalid"), ""),
  v.transform(tidyText),
  v.maxLength<string, number, ProblemCode>(longest.text, "too-long"),
);
const oneOf = <const T extends readonly string[]>(values: T, code: ProblemCode) =>
  v.pipe(v.optional(v.string(code), ""), v.transform(tidyLine), v.picklist(values, code));

// One address and nothing else: a comma, a bracket or a second @ would make a mail header of it.
const oneAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/u;
const email = (blankCode: ProblemCode = "email-invalid") =>
  v.pipe(line(blankCode, longest.email), v.regex<string, ProblemCode>(oneAddress, "email-invalid"));

// The order of the entries is the order of the specification's checks: the first failure is the one shown.
const heroForm = v.object({
  name: line("fields-required"),
  email: email("fields-required"),
  service: oneOf(heroServices, "fields-required"),
});
const contactPerson = {
  firstName: line("first-name-required"),
  lastName: line("last-name-required"),
  email: email(),
};
const homeContactForm = v.object({
  ...contactPerson,
  service: oneOf(homeContactServices, "service-required"),
  message: text("message-required"),
  phone: optionalLine(longest.phone),
});
const contactPageForm = v.object({
  ...contactPerson,
  service: oneOf(contactPageServices, "service-of-interest-required"),
  message: text("message-required"),
  phone: optionalLine(longest.phone),
  urgency: oneOf(urgencies, "form-invalid"),
});
const consultationForm = v.object({
  serviceType: line("service-type-required"),
  name: line("name-required"),
  email: email(),
  phone: line("phone-required", longest.phone),
  service: optionalLine(),
  comments: optionalText,
});
const businessForm = v.object({
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
  email: email(),
  phone: line("phone-required", longest.phone),
  notes: optionalText,
});

export type HeroFields = v.InferOutput<typeof heroForm>;
export type ContactFields = v.InferOutput<typeof homeContactForm> | v.InferOutput<typeof contactPageForm>;
export type ConsultationFields = v.InferOutput<typeof consultationForm>;
export type BusinessFields = v.InferOutput<typeof businessForm>;

export type FormFields = Record<string, string>;
export type FormProblem = { field: string; code: ProblemCode };
export type FormCheck = { fields: FormFields } | { problem: FormProblem };

/**
 * The fields of a form, tidied, or the first problem in the specification's order.
 * Unknown fields are dropped. Browser and server call the same function.
 */
export function checkForm(kind: FormKind, input: Record<string, unknown>): FormCheck {
  const result = v.safeParse(schemaFor(kind, input), input, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return { fields: result.output };
  const issue = result.issues[0];
  return {
    problem: {
      field: String(issue.path?.[0]?.key ?? ""),
      code: issue.message as ProblemCode,
    },
  };
}

// Both contact forms share one function; only the contact page's form asks for the urgency.
const schemaFor = (kind: FormKind, input: Record<string, unknown>) => {
  if (kind === "hero") return heroForm;
  if (kind === "consultation") return consultationForm;
  if (kind === "business") return businessForm;
  return Object.hasOwn(input, "urgency") ? contactPageForm : homeContactForm;
};

/** The person's name as they wrote it, for greetings and subjects. */
export function personName(kind: FormKind, fields: FormFields): string {
  if (kind === "contact") return `${fields.firstName} ${fields.lastName}`;
  return (kind === "business" ? fields.fullName : fields.name) ?? "";
}
