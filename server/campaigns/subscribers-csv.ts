import type { Subscriber } from "#domain/office/subscriber-operations.ts";
import { csvRow } from "../base/csv.ts";

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

/** The header line of the export (RFC 4180). */
export const csvHead = csvRow(columns.map(([name]) => name));

/** A line of the export (RFC 4180). */
export const csvLine = (subscriber: Subscriber): string =>
  csvRow(columns.map(([, read]) => read(subscriber)));
