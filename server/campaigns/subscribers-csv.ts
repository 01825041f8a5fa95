import { zoneName } from "#content/format/zone-name.ts";
import type { Subscriber } from "#domain/office/subscriber-operations.ts";
import { csvMoment, csvRow } from "../base/csv.ts";

type Column = [string, (subscriber: Subscriber) => string];

/** The header and the lines of the export (RFC 4180), with moments by the clock of a time zone. */
export function subscribersCsv(timeZone: string) {
  const moment = (name: string, read: (subscriber: Subscriber) => string | null): Column => [
    `${name} (${zoneName(timeZone, "en")})`,
    (subscriber) => csvMoment(read(subscriber), timeZone),
  ];
  const columns: Column[] = [
    ["email", ({ email }) => email],
    ["language", ({ locale }) => locale],
    ["state", ({ state }) => state],
    moment("asked", ({ askedAt }) => askedAt),
    moment("confirmed", ({ confirmedAt }) => confirmedAt),
    moment("ended", ({ endedAt }) => endedAt),
    ["consent", ({ consent }) => consent?.way ?? "website"],
    ["consent note", ({ consent }) => consent?.note ?? ""],
  ];
  return {
    head: csvRow(columns.map(([name]) => name)),
    lineOf: (subscriber: Subscriber) => csvRow(columns.map(([, read]) => read(subscriber))),
  };
}
