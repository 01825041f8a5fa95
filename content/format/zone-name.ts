import { type Locale, languageTags } from "#domain/locale.ts";

/** The name of a time zone for a reader, as a line of its own: "Central Time", "Hora central". */
export function zoneName(timeZone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(languageTags[locale], {
    timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts(new Date(0));
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
