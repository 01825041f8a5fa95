import type { FormFields } from "#domain/forms/check-fields.ts";

/** The lines by which a sent form is repeated: who wrote and about what, no message and no number. */
export function sentLines(fields: FormFields, serviceNames?: Readonly<Record<string, string>>): string[] {
  const { name, firstName, lastName = "", email, service = "", serviceType, tier } = fields;
  // A visit of the notary is asked for as service and as its type.
  const subjects = new Set([serviceNames?.[service] ?? service, serviceType ?? tier ?? ""]);
  return [`${name ?? firstName ?? email} ${lastName}`.trim(), ...subjects].filter((line) => line !== "");
}
