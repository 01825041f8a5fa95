import { spokenConsent } from "#domain/people/people.ts";

/** The columns of a lead that the office entered for somebody who asked in a talk: it came by no page and no form. */
export const officeLead = {
  status: "new",
  recommendations: "[]",
  spam_reasons: "[]",
  page: "",
  landing_page: "",
  referrer_host: "",
  utm: "{}",
  consent_version: spokenConsent,
  idempotency_key: "",
  reply_by: null,
} as const;
