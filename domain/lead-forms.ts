import * as v from "valibot";
import { quizQuestions } from "./filing-quiz.ts";
import {
  email,
  line,
  longest,
  oneOf,
  optionalLine,
  optionalText,
  type ProblemCode,
  text,
} from "./form-values.ts";
import { tidyLine } from "./tidy-text.ts";

export const formKinds = [
  "hero",
  "contact",
  "consultation",
  "business",
  "booking",
  "quiz",
  "newsletter",
] as const;
export type FormKind = (typeof formKinds)[number];
/** The forms that a person of the practice answers; the newsletter answers itself. */
export type AnsweredKind = Exclude<FormKind, "newsletter">;
export const answeredKinds = formKinds.filter((kind) => kind !== "newsletter");

/** The hosted backend's name of the function that takes each form. */
export const functionNames: Record<FormKind, string> = {
  hero: "send-hero-consultation",
  contact: "send-contact-message",
  consultation: "send-consultation-request",
  business: "send-business-confirmation",
  booking: "send-booking-request",
  quiz: "send-quiz-recommendation",
  newsletter: "subscribe-newsletter",
};

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

const bookingForm = v.object({
  tier: line("service-type-required"),
  name: line("name-required"),
  email: email(),
  phone: line("phone-required", longest.phone),
  service: optionalLine(),
  slot: optionalLine(),
  comments: optionalText,
});
const quizForm = v.object({
  email: email(),
  ...Object.fromEntries(
    quizQuestions.map(({ id, options }) => [id, oneOf(Object.keys(options), "answer-required")] as const),
  ),
});
const newsletterForm = v.object({ email: email() });

export type HeroFields = v.InferOutput<typeof heroForm>;
export type ContactFields = v.InferOutput<typeof homeContactForm> | v.InferOutput<typeof contactPageForm>;
export type ConsultationFields = v.InferOutput<typeof consultationForm>;
export type BusinessFields = v.InferOutput<typeof businessForm>;
export type BookingFields = v.InferOutput<typeof bookingForm>;
export type NewsletterFields = v.InferOutput<typeof newsletterForm>;

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
  if (kind !== "contact") return schemas[kind];
  return Object.hasOwn(input, "urgency") ? contactPageForm : homeContactForm;
};

const schemas = {
  hero: heroForm,
  consultation: consultationForm,
  business: businessForm,
  booking: bookingForm,
  quiz: quizForm,
  newsletter: newsletterForm,
};

/** The person's name as they wrote it, for greetings and subjects. */
export function personName(kind: FormKind, fields: FormFields): string {
  if (kind === "contact") return `${fields.firstName} ${fields.lastName}`;
  return (kind === "business" ? fields.fullName : fields.name) ?? "";
}
