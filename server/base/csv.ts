import { Temporal } from "temporal-polyfill";

/** A line of a CSV file (RFC 4180). */
export const csvRow = (values: readonly (string | null)[]): string =>
  `${values.map((value) => cell(value ?? "")).join(",")}\r\n`;

/** A moment as a spreadsheet reads one, by the clock of a time zone: "2026-12-31 23:57". */
export function csvMoment(moment: string | null, timeZone: string): string {
  if (moment === null) return "";
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: "minute" }).replace("T", " ");
}

/** What a spreadsheet would run; one that splits by semicolons finds it also within a cell, quoted or not. */
const formulaStart = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?="*[=+\-@＝＋－＠])/g;

/** A phone number of another country: with blanks between its digits a spreadsheet computes nothing. */
const phoneAbroad = /^\+\d+(?: \d+)+$/;

function cell(value: string): string {
  const safe = phoneAbroad.test(value) ? value : value.replace(formulaStart, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
