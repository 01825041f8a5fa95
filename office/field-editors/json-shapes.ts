import type { Json } from "#domain/website/edits.ts";

type Fields = { [key: string]: Json };

/** The fields of a value; none where it has no fields, as in a draft that is not right yet. */
export const recordOf = (value: Json | undefined): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};

export const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

export const textOf = (value: Json | undefined): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** A value with a field changed; without a next one the field is left out. */
export function withField(value: Json, key: string, next: Json | undefined): Fields {
  const { [key]: _, ...rest } = recordOf(value);
  return next === undefined ? rest : { ...recordOf(value), [key]: next };
}
