import type { FormFields } from "#domain/forms/check-fields.ts";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import type { LetterLead } from "./letter.ts";

/** The name for a greeting; empty for advertisements and links, as the mail address may be a stranger's. */
export function greetedName({ form_kind: kind, fields }: LetterLead): string {
  const name = (kind === "contact" ? fields.firstName : personName(kind, fields)) ?? "";
  return plainName.test(name) ? name : "";
}

const plainName = /^\p{L}(?:[\p{L}\p{M}'’ -]|\.(?=\s|$)){0,59}$/u;

/** The name as it was typed, for subjects and lists. */
export function personName(kind: FormKind, fields: FormFields): string {
  if (kind === "contact") return `${fields.firstName} ${fields.lastName}`;
  return (kind === "business" ? fields.fullName : fields.name) ?? "";
}
