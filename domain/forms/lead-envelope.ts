/** What travels with a form's fields: beside `formData` in JSON, as hidden inputs in a plain post. */
export const envelopeNames = {
  /** Signed time at which the server handed out the page. */
  formToken: "stamp",
  locale: "locale",
  /** Path of the page that holds the form. */
  page: "page",
  /** `id` of the `<form>`, so that a refused plain post can be shown again filled in. */
  form: "form",
  consentVersion: "consentVersion",
  idempotencyKey: "idempotencyKey",
} as const;

/** The trap field: people never see it, so only programs fill it. */
export const honeypotName = "website";

/** Stands in a built page where the server puts the value of its form token. */
export const formTokenAttribute = "data-form-token";

/** First-party tracking, kept with the lead: where the visit began. */
export type Attribution = { landingPage: string; referrerHost: string; utm: Record<string, string> };
