import { createCache } from "#domain/cache.ts";
import type { Locale } from "#domain/locale.ts";
import { dateFormat } from "./date-format.ts";

const names = createCache<string, string>(100);

/** The name of a time zone for a reader, as a line of its own: "Central Time", "Hora central". */
export const zoneName = (timeZone: string, locale: Locale): string =>
  names(`${locale} ${timeZone}`, () => formatName(timeZone, locale));

function formatName(timeZone: string, locale: Locale): string {
  const parts = dateFormat(locale, {
    timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts(new Date());
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
