import { type TimelineEntry, timelinePageSize } from "#domain/office/person-card.ts";
import type { Db } from "../base/db/open-database.ts";
import { type Cursor, toPage } from "../http/keyset.ts";
import { listAppointmentEvents, listPersonDeliveries } from "./timeline-deliveries.ts";
import { listSubmissions } from "./timeline-submissions.ts";
import { listTouches } from "./timeline-touches.ts";

export async function loadTimeline(
  db: Db,
  ids: readonly string[],
  before: Cursor | undefined,
): Promise<{ entries: TimelineEntry[]; next: string | null }> {
  const sources = [listSubmissions, listTouches, listPersonDeliveries, listAppointmentEvents];
  const entries: TimelineEntry[] = [];
  for (const list of sources) entries.push(...(await list(db, ids, before)));
  entries.sort((one, other) => (`${one.at} ${one.id}` < `${other.at} ${other.id}` ? 1 : -1));
  const { page, next } = toPage(entries, timelinePageSize, ({ at, id }) => ({ at, id }));
  return { entries: page, next };
}
