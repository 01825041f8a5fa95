import type { Locale } from "#domain/locale.ts";

/** Each in its own language, for those who cannot read the other. */
export const languageNames: readonly { value: Locale; label: string }[] = [
  { value: "en", label: "English" },
  { value: "es", label: "Español" },
];
