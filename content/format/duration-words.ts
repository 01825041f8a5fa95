import { days, hours, minutes, seconds } from "#domain/durations.ts";
import { type Locale, languageTags } from "#domain/locale.ts";

const units = [
  ["day", days(1)],
  ["hour", hours(1)],
  ["minute", minutes(1)],
] as const;

/** A duration in milliseconds in the largest unit of which it is a whole number: `15 minutes`, `12 horas`, `2 días`. */
export function durationWords(duration: number, locale: Locale): string {
  const [unit, length] = units.find(([, each]) => duration % each === 0) ?? ["second", seconds(1)];
  return amountWords(duration / length, unit, locale);
}

/** An amount of time in words: `30 minutes`, `1 hora`. */
export const amountWords = (
  amount: number,
  unit: "second" | "minute" | "hour" | "day",
  locale: Locale,
): string =>
  new Intl.NumberFormat(languageTags[locale], { style: "unit", unit, unitDisplay: "long" }).format(amount);
