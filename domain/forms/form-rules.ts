import { businessForm } from "./business-form.ts";
import type { FormRule } from "./check-fields.ts";
import { consultationForm } from "./consultation-form.ts";
import { contactPageForm, homeContactForm } from "./contact-forms.ts";
import type { FunctionKind } from "./form-kinds.ts";
import { heroForm } from "./hero-form.ts";
import { newsletterForm } from "./newsletter-form.ts";
import { quizForm } from "./quiz-form.ts";
import { tierRequestForm } from "./tier-request-form.ts";

/** The rule of each form; both contact forms share one function. */
export const formRules: Record<FunctionKind | "contactPage", FormRule> = {
  hero: heroForm,
  contact: homeContactForm,
  contactPage: contactPageForm,
  consultation: consultationForm,
  business: businessForm,
  booking: tierRequestForm,
  quiz: quizForm,
  newsletter: newsletterForm,
};
