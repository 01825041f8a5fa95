import { localDay } from "#domain/deadlines/local-day.ts";
import { isWithin, minutes } from "#domain/durations.ts";
import { getCounts } from "#domain/office/counts-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { handle, type OfficeHandler } from "../http/office-handler.ts";
import type { DeskOptions } from "../people/desk-options.ts";
import { readRange } from "./count-range.ts";
import { loadCounts } from "./load-counts.ts";

/** How long an answer is kept, in milliseconds, and how many: a year of many leads takes a while to count. */
const lifetime = minutes(1);
const mostKept = 50;

type Kept = { at: number; counts: Promise<OutputOf<typeof getCounts>> };

/** The operation that counts. */
export function countsHandlers({ db, practice }: DeskOptions): OfficeHandler[] {
  const kept = new Map<string, Kept>();
  return [
    handle(getCounts, (input, { now, staff }) => {
      const range = readRange(input, localDay(now, practice.business.timeZone));
      const assignee = staff.role === "front-desk" ? staff.userId : undefined;
      const key = [range.from, range.to, assignee].join();
      const known = kept.get(key);
      if (known && isWithin(lifetime, now.getTime(), known.at)) return known.counts;
      if (kept.size >= mostKept) kept.clear();
      const counts = loadCounts(range, { db, now, practice, assignee });
      kept.set(key, { at: now.getTime(), counts });
      counts.catch(() => kept.delete(key));
      return counts;
    }),
  ];
}
