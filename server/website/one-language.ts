import { type Locale, locales } from "#domain/locale.ts";
import type { Json } from "#domain/website/edits.ts";
import { isRecord } from "../base/is-record.ts";

/** The language in which alone a value has other texts than before; undefined where both have, or neither. */
export function onlyChangedLanguage(before: Json, after: Json): Locale | undefined {
  const allIn = (value: Json, locale: Locale) => JSON.stringify(textsIn(value, locale));
  const changed = locales.filter((locale) => allIn(before, locale) !== allIn(after, locale));
  return changed.length === 1 ? changed[0] : undefined;
}

/** All that a value says in one language, in its order. */
function textsIn(value: unknown, locale: Locale): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, locale));
  if (!isRecord(value)) return [];
  if (locales.every((each) => each in value)) return [value[locale]];
  return Object.values(value).flatMap((each) => textsIn(each, locale));
}
