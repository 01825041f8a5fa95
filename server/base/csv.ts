/** A line of a CSV file (RFC 4180). */
export const csvRow = (values: readonly (string | null)[]): string =>
  `${values.map((value) => cell(value ?? "")).join(",")}\r\n`;

// A spreadsheet would run a cell that begins like a formula, also by a sign of full width.
function cell(value: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
