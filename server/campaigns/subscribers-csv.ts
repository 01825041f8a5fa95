import type { Subscriber } from "#domain/office/subscriber-operations.ts";

const columns: [string, (subscriber: Subscriber) => string | null][] = [
  ["email", ({ email }) => email],
  ["language", ({ locale }) => locale],
  ["state", ({ state }) => state],
  ["asked", ({ askedAt }) => askedAt],
  ["confirmed", ({ confirmedAt }) => confirmedAt],
  ["ended", ({ endedAt }) => endedAt],
  ["consent", ({ consent }) => consent?.way ?? "website"],
  ["consent note", ({ consent }) => consent?.note ?? ""],
];

export const csvHead = row(columns.map(([name]) => name));

/** A line of the export (RFC 4180). */
export const csvLine = (subscriber: Subscriber): string => row(columns.map(([, read]) => read(subscriber)));

function row(values: readonly (string | null)[]): string {
  return `${values.map((value) => cell(value ?? "")).join(",")}\r\n`;
}

// A spreadsheet would run a cell that begins like a formula.
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
