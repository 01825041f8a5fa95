/** What travels with a form's fields: beside `formData` in JSON, as hidden inputs in a plain post. */
export const envelopeNames = {
  /** The form token: a signed time at which the server issued the page. */
  formToken: "stamp",
  locale: "locale",
  page: "page",
  /** `id` of the `<form>`, so that a refused plain post can be shown again filled in. */
  form: "form",
  consentVersion: "consentVersion",
  idempotencyKey: "idempotencyKey",
} as const;

/** The name of the honeypot field: people do not see it, so that only bots fill it. */
export const honeypotName = "website";

/** The attribute that marks where the server inserts the form token in a built page. */
export const formTokenAttribute = "data-form-token";

/** The attribution of a lead, first-party only: where the visit began. */
export type Attribution = { landingPage: string; referrerHost: string; utm: Record<string, string> };
