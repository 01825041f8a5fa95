/** A topic of live signals: what a screen shows, so that it reads again when it changed. */
export type Topic =
  | ("people" | "deliveries" | "appointments" | "closures" | "templates" | "endpoints")
  | ("spam" | "staff" | "website" | "newsletter" | "safeguards");
