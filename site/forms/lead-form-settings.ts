import type { PluralForms } from "#content/format/fill-in.ts";
import type { FunctionKind } from "#domain/forms/form-kinds.ts";
import type { ProblemCode } from "#domain/forms/form-values.ts";
import type { Locale } from "#domain/locale.ts";

/** Where the functions live: our own server (empty url) or a hosted backend. */
export type Backend = { url: string; anonKey: string };

/** What every form says besides the names of its own fields. */
export type LeadFormWords = {
  problems: Partial<Record<ProblemCode, string>>;
  errorTitle: string;
  success: { title: string; text: string };
  failure: string;
  /**
   * A form with these goes on as if it were sent also where the call fails: the lead waits on the device, and the
   * toast says this.
   */
  waiting?: { title: string; text: string };
  /** Of what waits on the device. */
  queued: { text: string; waiting: PluralForms };
  submit: string;
  submitting: string;
  consent: string;
  privacyLink: string;
  honeypot: string;
  sensitiveWarning: string;
  optional: string;
  toastLabels: { region: string; close: string };
};

/** What stands in the place of a form that was sent. */
export type SentWords = {
  /** Of a form that a person answers: with the `{moment}` of the answer, and the steps to it. */
  promise: string;
  steps?: readonly string[];
  again: string;
  timeZone: string;
};

/** What a doorway tells a form about the page it stands on. */
export type LeadFormSettings = {
  kind: FunctionKind;
  /** `id` of the form element; unique on its page. */
  id: string;
  locale: Locale;
  page: string;
  privacyPath: string;
  consentVersion: string;
  /** `source` of the specification's browser-side webhook payload. */
  websiteId: string;
  backend: Backend;
  words: LeadFormWords;
  /** Left out where a result takes the form's place. */
  sent?: SentWords | undefined;
};
