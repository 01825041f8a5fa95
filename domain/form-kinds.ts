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
