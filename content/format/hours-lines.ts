import type { Locale } from "#domain/locale.ts";
import type { HoursSet } from "#domain/practice/practice.ts";
import { type Weekday, weekdays } from "#domain/practice/weekdays.ts";
import { weekRows } from "#domain/practice/weekly-hours.ts";
import { dateFormat } from "./date-format.ts";
import { clockWords } from "./moments.ts";

type HoursLine = { days: string; hours: string };

const connectors = {
  en: { pair: " and ", span: "–", closed: "Closed", byAppointment: "By appointment" },
  es: { pair: " y ", span: " a ", closed: "Cerrado", byAppointment: "Con cita" },
} satisfies Record<Locale, Record<string, string>>;

/** Formats the opening hours of a week; consecutive days with the same hours share a line. */
export function hoursLines(set: HoursSet, locale: Locale): HoursLine[] {
  const { pair, span, closed, byAppointment } = connectors[locale];
  return weekRows(set).map(({ days, open, isByAppointment }) => {
    const [first, last] = [days.at(0), days.at(-1)].map((day) => (day ? dayName(day, locale) : ""));
    const named = days.length === 1 ? first : `${first}${days.length === 2 ? pair : span}${last}`;
    const hours = open.map(
      ({ opens, closes }) => `${clockWords(opens, locale)}–${clockWords(closes, locale)}`,
    );
    return {
      days: capitalized(named ?? ""),
      hours: hours.join(", ") || (isByAppointment ? byAppointment : closed),
    };
  });
}

// 1 January 2024 was a Monday, as is the first of `weekdays`.
const dayName = (day: Weekday, locale: Locale) =>
  dateFormat(locale, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, 1 + weekdays.indexOf(day)),
  );

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
