import { addDays } from "#domain/deadlines/local-day.ts";
import { days } from "#domain/durations.ts";
import { type getCounts, longestCount } from "#domain/office/counts-operations.ts";
import type { ReceivedOf } from "#domain/office/operation.ts";
import { mondayOf } from "../desk/office-clock.ts";
import { OperationRefused } from "../http/office-handler.ts";

/** Days like `2026-11-20`; the last one belongs to it. */
export type DayRange = { from: string; to: string };

/** The week of today and those before it. */
const weeksOf = { "12-weeks": 12, "12-months": 53 } as const;

/** The days that are asked for. Throws `input-invalid` when they are no range or too many. */
export function readRange(
  { range = "12-weeks", from, to }: ReceivedOf<typeof getCounts>,
  today: string,
): DayRange {
  if (from === undefined && to === undefined) {
    const monday = mondayOf(today);
    return { from: addDays(monday, -7 * (weeksOf[range] - 1)), to: addDays(monday, 6) };
  }
  if (from === undefined || to === undefined || to < from)
    throw new OperationRefused("input-invalid", { field: from === undefined ? "from" : "to" });
  if (Date.parse(to) - Date.parse(from) > days(longestCount))
    throw new OperationRefused("input-invalid", { field: "from" });
  return { from, to };
}

/** The weeks of a range, from Monday to Sunday as far as they lie in it. */
export function weeksIn({ from, to }: DayRange): DayRange[] {
  const weeks: DayRange[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6);
    weeks.push({ from: monday < from ? from : monday, to: sunday > to ? to : sunday });
  }
  return weeks;
}
