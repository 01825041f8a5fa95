import { sql } from "kysely";
import { pageSize } from "#domain/office/desk-values.ts";
import type { ReceivedOf } from "#domain/office/operation.ts";
import type { findSubscribers, Subscriber } from "#domain/office/subscriber-operations.ts";
import { containsText } from "../base/db/contains-text.ts";
import type { Db } from "../base/db/open-database.ts";
import { readIdCursor } from "../http/keyset.ts";
import { OperationRefused } from "../http/office-handler.ts";
import { findNamesIn, type Names } from "../people/colleagues.ts";

type Search = Omit<ReceivedOf<typeof findSubscribers>, "after">;

/** The subscribers that one statement looks at: a rare text takes many small statements instead of one long one. */
const chunk = 1000;

/** Lists subscribers, the latest first; `after` is the id of the last one shown. */
export async function listSubscribers(
  db: Db,
  { after, ...search }: ReceivedOf<typeof findSubscribers>,
): Promise<{ subscribers: Subscriber[]; next: string | null }> {
  const ids: string[] = [];
  for await (const found of searchIds(db, search, readIdCursor(after))) {
    ids.push(...found);
    if (ids.length > pageSize) break;
  }
  const page = ids.slice(0, pageSize);
  return {
    subscribers: await readSubscribers(db, page),
    next: ids.length > pageSize ? (page.at(-1) ?? null) : null,
  };
}

/** The ids of matching subscribers, latest first, as far as each small statement finds them. */
export async function* searchIds(db: Db, search: Search, after?: string): AsyncGenerator<string[]> {
  let last = after;
  for (;;) {
    const rows = await lookAt(db, search, last);
    yield rows.filter(({ matches }) => Number(matches) === 1).map(({ public_id }) => public_id);
    last = rows.at(-1)?.public_id;
    if (rows.length < chunk) return;
  }
}

function lookAt(db: Db, { text, state, language }: Search, after: string | undefined) {
  const passes = sql.join(
    [containsText("email", text.toLowerCase()), ...(language ? [sql`locale = ${language}`] : [])],
    sql` and `,
  );
  return db
    .selectFrom("subscribers")
    .select(["public_id", sql<number>`case when ${passes} then 1 else 0 end`.as("matches")])
    .$if(state !== undefined, (query) => query.where("status", "=", state ?? "pending"))
    .$if(Boolean(after), (query) => query.where("public_id", "<", after ?? ""))
    .orderBy("public_id", "desc")
    .limit(chunk)
    .execute();
}

/** Reads subscribers in the order of their ids. */
export async function readSubscribers(db: Db, ids: readonly string[]): Promise<Subscriber[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("subscribers").selectAll().where("public_id", "in", ids).execute();
  const names = await findNamesIn(db, rows, "consent_by");
  const byId = new Map(rows.map((row) => [row.public_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toSubscriber(row, names)] : [];
  });
}

type Row = Awaited<ReturnType<typeof findRow>>;

const toSubscriber = (row: Row, names: Names): Subscriber => ({
  id: row.public_id,
  email: row.email,
  locale: row.locale,
  state: row.status,
  askedAt: row.asked_at,
  confirmedAt: row.confirmed_at,
  endedAt: row.status === "confirmed" || row.status === "pending" ? null : row.unsubscribed_at,
  consent: row.consent_way && {
    way: row.consent_way,
    note: row.consent_note ?? "",
    by: names.get(row.consent_by ?? "") ?? "",
  },
});

/** Finds a subscriber by the public id. Throws `not-found`. */
export async function findRow(db: Db, id: string) {
  const row = await db.selectFrom("subscribers").selectAll().where("public_id", "=", id).executeTakeFirst();
  if (!row) throw new OperationRefused("not-found");
  return row;
}
