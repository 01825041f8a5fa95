import type { FormFields } from "#domain/forms/check-fields.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";

/** Seals a text with a key outside the database. */
export type Seal = (text: string) => string;

/** Fields whose numbers like an SSN are masked, with the sealed originals as JSON by field; null without any. */
export type SealedFields = { fields: FormFields; sealed: string | null };

/** Masks the numbers in a form's fields and seals what stood there; an address has none. */
export function sealFields(fields: FormFields, seal: Seal): SealedFields {
  const sealed: Record<string, string> = {};
  const masked = Object.entries(fields).map(([name, value]) => {
    const shown = name === "email" ? value : maskSensitiveNumbers(value);
    if (shown !== value) sealed[name] = seal(value);
    return [name, shown];
  });
  return {
    fields: Object.fromEntries(masked) as FormFields,
    sealed: Object.keys(sealed).length > 0 ? JSON.stringify(sealed) : null,
  };
}

/** The same of one text. */
export function sealNumbers(text: string, seal: Seal): { text: string; sealed: string | null } {
  const masked = maskSensitiveNumbers(text);
  return { text: masked, sealed: masked === text ? null : seal(text) };
}
