import { type Selectable, sql } from "kysely";
import { Temporal } from "temporal-polyfill";
import { localDay } from "#domain/deadlines/local-day.ts";
import type { PageCountsTable, ReferrerCountsTable } from "../base/db/counts-schema.ts";
import type { Db } from "../base/db/open-database.ts";

/** How many months page views are kept: two years can be compared, and a month is over before its first day goes. */
const monthsKept = 25;
/** The rows of one statement. */
const batch = 500;

type PageCount = Selectable<PageCountsTable>;
type ReferrerCount = Selectable<ReferrerCountsTable>;

/** Adds views to those of the same day, path and language, and of the same day and host; those of several servers add up. */
export async function addViews(
  tx: Db,
  views: { pages: readonly PageCount[]; referrers: readonly ReferrerCount[] },
): Promise<void> {
  // In one order, so that two servers cannot wait for each other's rows.
  const pages = sortBy(views.pages, ({ day, path, locale }) => `${day} ${path} ${locale}`);
  const referrers = sortBy(views.referrers, ({ day, host }) => `${day} ${host}`);
  for (let done = 0; done < pages.length; done += batch)
    await tx
      .insertInto("page_counts")
      .values(pages.slice(done, done + batch))
      .onConflict((conflict) =>
        conflict
          .columns(["day", "path", "locale"])
          .doUpdateSet({ count: sql`page_counts.count + excluded.count` }),
      )
      .execute();
  for (let done = 0; done < referrers.length; done += batch)
    await tx
      .insertInto("referrer_counts")
      .values(referrers.slice(done, done + batch))
      .onConflict((conflict) =>
        conflict.columns(["day", "host"]).doUpdateSet({ count: sql`referrer_counts.count + excluded.count` }),
      )
      .execute();
}

const sortBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string) =>
  rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

/** Deletes the page views of more than 25 months ago. */
export async function deleteOldPageCounts(db: Db, now: Date, timeZone: string): Promise<void> {
  const first = Temporal.PlainDate.from(localDay(now, timeZone)).subtract({ months: monthsKept }).toString();
  await db.deleteFrom("page_counts").where("day", "<", first).execute();
  await db.deleteFrom("referrer_counts").where("day", "<", first).execute();
}

/** The page views of a range of days: by day, by path and language, and by the host that led to them. */
export async function countPageViews(db: Db, { from, to }: { from: string; to: string }) {
  const rows = db.selectFrom("page_counts").where("day", ">=", from).where("day", "<=", to);
  const count = sql<number>`cast(sum(count) as integer)`.as("count");
  return {
    days: await rows.select(["day", count]).groupBy("day").execute(),
    pages: await rows.select(["path", "locale", count]).groupBy(["path", "locale"]).execute(),
    referrers: await db
      .selectFrom("referrer_counts")
      .select(["host", count])
      .where("day", ">=", from)
      .where("day", "<=", to)
      .groupBy("host")
      .execute(),
  };
}
