import { type Selectable, sql } from "kysely";
import { Temporal } from "temporal-polyfill";
import { localDay } from "#domain/deadlines/local-day.ts";
import type { PageCountsTable } from "../base/db/counts-schema.ts";
import type { Db } from "../base/db/open-database.ts";

/** Two years can be compared, and a month is over before its first day goes. */
const monthsKept = 25;
/** Rows of one statement. */
const batch = 500;

type PageCount = Selectable<PageCountsTable>;

/** Adds views to those of the same day, path and language; those of several servers add up. */
export async function addPageCounts(db: Db, rows: readonly PageCount[]): Promise<void> {
  const keyOf = ({ day, path, locale }: PageCount) => `${day} ${path} ${locale}`;
  // In one order, so that two servers cannot wait for each other's rows.
  const sorted = [...rows].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  if (sorted.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (let done = 0; done < sorted.length; done += batch)
      await tx
        .insertInto("page_counts")
        .values(sorted.slice(done, done + batch))
        .onConflict((conflict) =>
          conflict
            .columns(["day", "path", "locale"])
            .doUpdateSet({ count: sql`page_counts.count + excluded.count` }),
        )
        .execute();
  });
}

/** Deletes the page views of more than 25 months ago. */
export async function deleteOldPageCounts(db: Db, now: Date, timeZone: string): Promise<void> {
  const first = Temporal.PlainDate.from(localDay(now, timeZone)).subtract({ months: monthsKept });
  await db.deleteFrom("page_counts").where("day", "<", first.toString()).execute();
}

/** The page views of a range of days: by day, and by path and language. */
export async function countPageViews(db: Db, { from, to }: { from: string; to: string }) {
  const rows = db.selectFrom("page_counts").where("day", ">=", from).where("day", "<=", to);
  const count = sql<number>`cast(sum(count) as integer)`.as("count");
  return {
    days: await rows.select(["day", count]).groupBy("day").execute(),
    pages: await rows.select(["path", "locale", count]).groupBy(["path", "locale"]).execute(),
  };
}
