import type { Selectable } from "kysely";
import type { FormFields } from "#domain/forms/check-fields.ts";
import { type AnsweredKind, functionKinds } from "#domain/forms/form-kinds.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { LeadsTable } from "../base/db/schema.ts";

/** A stored lead, as letters, webhooks and calendar entries need it. */
export type LetterLead = Pick<
  Selectable<LeadsTable>,
  | ("id" | "form_kind" | "locale" | "created_at" | "reply_by")
  | ("page" | "landing_page" | "referrer_host" | "consent_version")
> & {
  /** As typed and tidied; letters mask what is too sensitive for mail. */
  fields: FormFields;
  /** Only the business wizard sends any. */
  recommendations: string[];
};

export type AnsweredLead = LetterLead & { form_kind: AnsweredKind };
/** The forms that bring the practice a notice and the visitor a confirmation. */
export const answeredKinds = functionKinds.filter((kind) => kind !== "newsletter");
/** Whether a lead is of such a form: any but the newsletter's and those of appointments, which have letters of their own. */
export const isAnswered = (lead: LetterLead): lead is AnsweredLead =>
  answeredKinds.some((kind) => kind === lead.form_kind);

export type LetterInput = { practice: Practice; lead: AnsweredLead; siteUrl: string };

/** A mail: the subject is one line without control characters, at most 120 characters long. */
export type Letter = { subject: string; text: string; html: string };
