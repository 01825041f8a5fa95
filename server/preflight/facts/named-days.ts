import { dateFormat } from "#content/format/date-format.ts";
import { type Locale, locales } from "#domain/locale.ts";

const monthsIn = (locale: Locale) => {
  const format = dateFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2024, index)));
};

/** The numbers of the months by their names in both languages. */
const months = new Map(
  locales.flatMap((locale) => monthsIn(locale).map((name, index): [string, number] => [name, index + 1])),
);

const patterns = [
  new RegExp(`(?<month>${monthsIn("en").join("|")}) (?<day>\\d{1,2}), (?<year>\\d{4})`, "g"),
  new RegExp(`(?<day>\\d{1,2}) de (?<month>${monthsIn("es").join("|")}) de (?<year>\\d{4})`, "g"),
];

/** The days that a text names with their year, like `2027-01-15`: "January 15, 2027", "15 de enero de 2027". */
export const daysNamedIn = (text: string): string[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups: { year = "", month = "", day = "" } = {} }) =>
      [year, String(months.get(month)).padStart(2, "0"), day.padStart(2, "0")].join("-"),
    ),
  );
