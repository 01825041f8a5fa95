import type { FormFields } from "#domain/forms/check-fields.ts";
import type { AnsweredKind, FormKind } from "#domain/forms/form-kinds.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";

export type LetterLead = {
  id: string;
  kind: FormKind;
  locale: Locale;
  /** As typed and tidied; letters mask what is too sensitive for mail. */
  fields: FormFields;
  /** Only the business wizard has any. */
  recommendations: string[];
  /** ISO UTC. */
  submittedAt: string;
  page: string;
  landingPage: string;
  referrerHost: string;
};

export type AnsweredLead = LetterLead & { kind: AnsweredKind };
export const isAnswered = (lead: LetterLead): lead is AnsweredLead =>
  lead.kind !== "newsletter" && lead.kind !== "appointment";

export type LetterInput = { practice: Practice; lead: AnsweredLead; siteUrl: string };

/** A mail: the subject is one line without control characters, at most 120 characters long. */
export type Letter = { subject: string; text: string; html: string };
