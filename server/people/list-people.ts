import { sql } from "kysely";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import { pageSize } from "#domain/office/desk-values.ts";
import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import type { listPeople as listOperation } from "#domain/office/people-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import { cursorOf, isBefore, type Place, readCursor } from "./keyset.ts";
import { summaryRows, toSummaries } from "./summaries.ts";

type Filters = Omit<ReceivedOf<typeof listOperation>, "after">;

/** The people that one statement looks at: a rare filter takes many small statements instead of one long one. */
const chunk = 300;

/** Lists people by their last activity, latest first. */
export async function listPeople(
  db: Db,
  { after, ...filters }: ReceivedOf<typeof listOperation>,
): Promise<OutputOf<typeof listOperation>> {
  const ids: Place[] = [];
  let place = readCursor(after);
  do {
    const rows = await lookAt(db, filters, place);
    const last = rows.at(-1);
    ids.push(...rows.filter(({ matches }) => Number(matches) === 1));
    place = rows.length === chunk && last ? last : undefined;
  } while (place && ids.length <= pageSize);
  const page = ids.slice(0, pageSize);
  const last = page.at(-1);
  return {
    people: await summariesOf(
      db,
      page.map(({ id }) => id),
    ),
    next: ids.length > pageSize && last ? cursorOf(last) : null,
  };
}

/** The next people of the list, each with whether it matches the filters. The first two are columns of the indexes. */
function lookAt(db: Db, { stage, assignee, language, form, waiting }: Filters, place: Place | undefined) {
  const isAny = sql<boolean>`1 = 1`;
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("people")
        .selectAll()
        .$if(stage !== undefined, (query) => query.where("stage", "=", stage ?? "new"))
        .$if(assignee === "nobody", (query) => query.where("assigned_to", "is", null))
        .$if(assignee !== undefined && assignee !== "nobody", (query) =>
          query.where("assigned_to", "=", assignee ?? ""),
        )
        .where(isBefore("last_activity_at", "id", place))
        .orderBy("last_activity_at", "desc")
        .orderBy("id", "desc")
        .limit(chunk)
        .as("person"),
    )
    .select(({ eb, and, case: when, exists, selectFrom }) => [
      "person.id",
      "person.last_activity_at as at",
      when()
        .when(
          and([
            eb("merged_into", "is", null),
            language === undefined ? isAny : eb("writes", "=", language),
            waiting === undefined ? isAny : eb("reply_due_at", "is not", null),
            form === undefined
              ? isAny
              : exists(
                  selectFrom("leads")
                    .select("leads.id")
                    .whereRef("leads.person_id", "=", "person.id")
                    .where("leads.form_kind", "=", form as FormKind),
                ),
          ]),
        )
        .then(1)
        .else(0)
        .end()
        .as("matches"),
    ])
    .orderBy("at", "desc")
    .orderBy("person.id", "desc")
    .execute();
}

/** The summaries of people in the order of their ids. */
export async function summariesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await summaryRows(db).where("people.id", "in", ids).execute();
  const byId = new Map((await toSummaries(db, rows)).map((person) => [person.id, person]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
