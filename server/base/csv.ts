/** A line of a CSV file (RFC 4180). */
export const csvRow = (values: readonly (string | null)[]): string =>
  `${values.map((value) => cell(value ?? "")).join(",")}\r\n`;

/** What a spreadsheet would run; one that splits by semicolons finds it also within a cell, quoted or not. */
const formulaStart = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?="*[=+\-@＝＋－＠])/g;

function cell(value: string): string {
  const safe = value.replace(formulaStart, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
