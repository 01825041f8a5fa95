import { createOpenTime } from "#domain/appointments/open-time.ts";
import { minutes } from "#domain/durations.ts";
import type { getCounts } from "#domain/office/counts-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import { listClosures } from "../closures/queries.ts";
import { answerHours } from "../letters/answer-by.ts";
import type { LeadCount } from "./count-week.ts";
import { percentile } from "./sum-up.ts";

type Replies = OutputOf<typeof getCounts>["replies"];

/** How soon messages were answered, added up week by week. */
type ReplyCount = { add(leads: readonly LeadCount[]): void; result(): Replies };

/** Starts to count how soon messages were answered, in opening hours and without the times that the office was closed. */
export async function startReplyCount(
  db: Db,
  { from, now, practice }: { from: number; now: Date; practice: Practice },
): Promise<ReplyCount> {
  const window = { start: Math.min(from, now.getTime()), end: now.getTime() };
  const closures = await listClosures(db, window);
  const closed = closures
    .filter(({ type_ids }) => type_ids === null)
    .map(({ starts_at, ends_at }) => ({ start: Date.parse(starts_at), end: Date.parse(ends_at) }));
  const openTime = createOpenTime(answerHours(practice), window, closed);
  const sums = { inTime: 0, late: 0, open: 0, overdue: 0 };
  const lengths: number[] = [];
  return {
    add(leads) {
      for (const { inTime, late, open, overdue, answers } of leads) {
        sums.inTime += inTime;
        sums.late += late;
        sums.open += open;
        sums.overdue += overdue;
        const moments = answers?.split(" ") ?? [];
        for (let at = 0; at < moments.length; at += 2) {
          const [cameAt = "", answeredAt = ""] = [moments[at], moments[at + 1]];
          lengths.push(Math.round(openTime(Date.parse(cameAt), Date.parse(answeredAt)) / minutes(1)));
        }
      }
    },
    result() {
      const sorted = Float64Array.from(lengths).sort();
      return { ...sums, median: percentile(sorted, 0.5), ninetieth: percentile(sorted, 0.9) };
    },
  };
}
