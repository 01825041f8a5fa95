import type { Day, Month } from "./month-grid.ts";

export const formatDay = (day: Day, languageTag: string) =>
  format(day, languageTag, { weekday: "long", month: "long", day: "numeric" });
export const formatMonth = (month: Month, languageTag: string) =>
  format(`${month}-01`, languageTag, { month: "long", year: "numeric" });
export const formatWeekday = (day: Day, languageTag: string, weekday: "long" | "short") =>
  format(day, languageTag, { weekday });

const format = (day: Day, languageTag: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag, { ...options, timeZone: "UTC" }).format(new Date(day));
