/** The function name of each form, as the hosted backend has it. */
export const functionNames = {
  hero: "send-hero-consultation",
  contact: "send-contact-message",
  consultation: "send-consultation-request",
  business: "send-business-confirmation",
  booking: "send-booking-request",
  quiz: "send-quiz-recommendation",
  newsletter: "subscribe-newsletter",
} as const;
export type FunctionKind = keyof typeof functionNames;
export const functionKinds = Object.keys(functionNames) as FunctionKind[];

export type FormKind = FunctionKind | "appointment";
export const formKinds: readonly FormKind[] = [...functionKinds, "appointment"];

/** The forms that bring a notice and a confirmation; newsletter and appointments have letters of their own. */
export type AnsweredKind = Exclude<FormKind, "newsletter" | "appointment">;
