import * as v from "valibot";
import { email, line, longest } from "../forms/form-values.ts";
import { locales } from "../locale.ts";
import { staffRoles } from "./roles.ts";

const passwordLength = { min: 12, max: 120 } as const;

/** The problems of the office's fields; their messages are in `content/words/office/problems.ts`. */
export type AccountProblem =
  | "name-required"
  | "email-invalid"
  | "email-unchanged"
  | "too-long"
  | "form-invalid"
  | "password-required"
  | "password-short"
  | "code-required"
  | "code-incomplete"
  | "recovery-code-required"
  | "role-required";

const typed = (code: AccountProblem) => v.optional(v.string(code), "");

export const nameField = line("name-required");
/** An address to sign in with, which the sign-in service takes only with a dot in its domain. */
export const emailField = v.pipe(
  email(),
  v.regex<string, AccountProblem>(/@[^.]+(?:\.[^.]+)+$/, "email-invalid"),
);
/** A password that is chosen; no character of it is tidied away. */
export const newPasswordField = v.pipe(
  typed("password-required"),
  v.nonEmpty<string, AccountProblem>("password-required"),
  v.minLength<string, number, AccountProblem>(passwordLength.min, "password-short"),
  v.maxLength<string, number, AccountProblem>(passwordLength.max, "too-long"),
);
/** A password that exists: only the server can say whether it is right. */
export const passwordField = v.pipe(
  typed("password-required"),
  v.nonEmpty<string, AccountProblem>("password-required"),
);
/** Six digits, with whatever spaces the app shows between them. */
export const codeField = v.pipe(
  typed("code-required"),
  v.transform((text) => text.replace(/\s/g, "")),
  v.nonEmpty<string, AccountProblem>("code-required"),
  v.regex<string, AccountProblem>(/^\d{6}$/, "code-incomplete"),
);
export const recoveryCodeField = v.pipe(
  typed("recovery-code-required"),
  v.trim(),
  v.nonEmpty<string, AccountProblem>("recovery-code-required"),
  v.maxLength<string, number, AccountProblem>(longest.line, "too-long"),
);
export const roleField = v.picklist<typeof staffRoles, AccountProblem>(staffRoles, "role-required");
export const localeField = v.picklist<typeof locales, AccountProblem>(locales, "form-invalid");
