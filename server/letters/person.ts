import type { FormFields } from "#domain/forms/check-fields.ts";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import type { LetterLead } from "./letter.ts";

/** The name to greet by; empty for what is no name: a stranger's mail must carry no advertisement or link. */
export function greetedName({ form_kind: kind, fields }: LetterLead): string {
  const name = (kind === "contact" ? fields.firstName : personName(kind, fields)) ?? "";
  return plainName.test(name) ? name : "";
}

const plainName = /^\p{L}(?:[\p{L}\p{M}'’ -]|\.(?=\s|$)){0,59}$/u;

/** The person's name as they wrote it, for subjects and lists. */
export function personName(kind: FormKind, fields: FormFields): string {
  if (kind === "contact") return `${fields.firstName} ${fields.lastName}`;
  return (kind === "business" ? fields.fullName : fields.name) ?? "";
}
