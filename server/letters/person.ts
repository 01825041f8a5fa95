import { personName } from "#domain/people/person-names.ts";
import type { LetterLead } from "./letter.ts";

/** The name for a greeting; empty for advertisements and links, as the mail address may be a stranger's. */
export function greetedName({ form_kind: kind, fields }: LetterLead): string {
  const name = (kind === "contact" ? fields.firstName : personName(kind, fields)) ?? "";
  return plainName.test(name) ? name : "";
}

const plainName = /^\p{L}(?:[\p{L}\p{M}'’ -]|\.(?=\s|$)){0,59}$/u;
