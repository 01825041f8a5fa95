import { createCache } from "#domain/cache.ts";
import type { Day, Month } from "./month-grid.ts";

export const formatDay = (day: Day, languageTag: string) =>
  format(day, languageTag, { weekday: "long", month: "long", day: "numeric" });
export const formatMonth = (month: Month, languageTag: string) =>
  format(`${month}-01`, languageTag, { month: "long", year: "numeric" });
export const formatWeekday = (day: Day, languageTag: string, weekday: "long" | "short") =>
  format(day, languageTag, { weekday });

// Making a format takes longer than all of its work for a month.
const formats = createCache<string, Intl.DateTimeFormat>(20);
function format(day: Day, languageTag: string, options: Intl.DateTimeFormatOptions): string {
  const key = languageTag + JSON.stringify(options);
  const make = () => new Intl.DateTimeFormat(languageTag, { ...options, timeZone: "UTC" });
  return formats(key, make).format(new Date(day));
}
