/** The hosted backend's name of the function that takes each form. */
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

/** The forms that a person of the practice answers; the newsletter and the appointment book answer themselves. */
export type AnsweredKind = Exclude<FormKind, "newsletter" | "appointment">;
export const answeredKinds = functionKinds.filter((kind) => kind !== "newsletter");
