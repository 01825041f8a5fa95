import type { RouteName } from "#content/routes.ts";
import type { FunctionKind } from "#domain/forms/form-kinds.ts";

type Sent = { route: RouteName; kind: FunctionKind; words: FunctionKind | "contactPage" };

/** Pages that answer a form sent without script: the last part of the address, the route, the form and its words. */
export const sentForms = {
  hero: { route: "sentHero", kind: "hero", words: "hero" },
  contact: { route: "sentContact", kind: "contact", words: "contact" },
  "contact-page": { route: "sentContactPage", kind: "contact", words: "contactPage" },
  consultation: { route: "sentConsultation", kind: "consultation", words: "consultation" },
  business: { route: "sentBusiness", kind: "business", words: "business" },
  booking: { route: "sentBooking", kind: "booking", words: "booking" },
  quiz: { route: "sentQuiz", kind: "quiz", words: "quiz" },
  newsletter: { route: "sentNewsletter", kind: "newsletter", words: "newsletter" },
} as const satisfies Record<string, Sent>;
export type SentForm = keyof typeof sentForms;
