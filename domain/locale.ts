export const locales = ["en", "es"] as const;
export type Locale = (typeof locales)[number];

export type Both<T = string> = Record<Locale, T>;

export const isLocale = (value: unknown): value is Locale => value === "en" || value === "es";

/** Language tags for `Intl` and `<html lang>`: US conventions in both languages. */
export const languageTags: Both = { en: "en-US", es: "es-US" };

export const otherLocale: Both<Locale> = { en: "es", es: "en" };
