import { createOpenTime } from "#domain/appointments/open-time.ts";
import { minutes } from "#domain/durations.ts";
import type { getCounts } from "#domain/office/counts-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import { listClosures } from "../closures/queries.ts";
import { answerHours } from "../letters/answer-by.ts";
import type { listReplies } from "./count-week.ts";
import { percentile } from "./sum-up.ts";

type Replies = OutputOf<typeof getCounts>["replies"];
type Reply = Awaited<ReturnType<typeof listReplies>>[number];

/** How soon messages were answered, in the opening hours and without the times that the office was closed. */
export async function countReplies(
  db: Db,
  replies: readonly Reply[],
  { from, now, practice }: { from: number; now: Date; practice: Practice },
): Promise<Replies> {
  const window = { start: Math.min(from, now.getTime()), end: now.getTime() };
  const closures = await listClosures(db, window);
  const closed = closures
    .filter(({ type_ids }) => type_ids === null)
    .map(({ starts_at, ends_at }) => ({ start: Date.parse(starts_at), end: Date.parse(ends_at) }));
  const openTime = createOpenTime(answerHours(practice), window, closed);
  const result: Replies = { inTime: 0, late: 0, open: 0, overdue: 0, median: null, ninetieth: null };
  const lengths: number[] = [];
  const moment = now.toISOString();
  for (const { created_at, rescued_at, reply_by, answered_at } of replies) {
    if (answered_at === null) {
      result.open += 1;
      if (reply_by < moment) result.overdue += 1;
      continue;
    }
    if (answered_at <= reply_by) result.inTime += 1;
    else result.late += 1;
    lengths.push(openTime(Date.parse(rescued_at ?? created_at), Date.parse(answered_at)));
  }
  lengths.sort((one, other) => one - other);
  const inMinutes = (length: number | null) => (length === null ? null : Math.round(length / minutes(1)));
  return {
    ...result,
    median: inMinutes(percentile(lengths, 0.5)),
    ninetieth: inMinutes(percentile(lengths, 0.9)),
  };
}
