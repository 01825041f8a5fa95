import type * as v from "valibot";
import { appointmentForm } from "./appointment-form.ts";
import { businessForm } from "./business-form.ts";
import { checkFields, type FormCheck, type FormFields } from "./check-fields.ts";
import { consultationForm } from "./consultation-form.ts";
import { contactPageForm, homeContactForm } from "./contact-forms.ts";
import type { FormKind } from "./form-kinds.ts";
import { heroForm } from "./hero-form.ts";
import { newsletterForm } from "./newsletter-form.ts";
import { quizForm } from "./quiz-form.ts";
import { tierRequestForm } from "./tier-request-form.ts";

export type BusinessFields = v.InferOutput<typeof businessForm>;
export type BookingFields = v.InferOutput<typeof tierRequestForm>;

/** The rules of all forms. An island imports its own form's file, so that no page carries the others' rules. */
export function checkForm(kind: FormKind, input: Record<string, unknown>): FormCheck {
  return checkFields(ruleFor(kind, input), input);
}

// Both contact forms share one function; only the contact page's form asks for the urgency.
const ruleFor = (kind: FormKind, input: Record<string, unknown>) => {
  if (kind !== "contact") return rules[kind];
  return Object.hasOwn(input, "urgency") ? contactPageForm : homeContactForm;
};

const rules = {
  hero: heroForm,
  consultation: consultationForm,
  business: businessForm,
  booking: tierRequestForm,
  quiz: quizForm,
  newsletter: newsletterForm,
  appointment: appointmentForm,
};

/** The person's name as they wrote it, for greetings and subjects. */
export function personName(kind: FormKind, fields: FormFields): string {
  if (kind === "contact") return `${fields.firstName} ${fields.lastName}`;
  return (kind === "business" ? fields.fullName : fields.name) ?? "";
}
