import { type RawBuilder, sql } from "kysely";
import { formKinds } from "#domain/forms/form-kinds.ts";
import { pageSize } from "#domain/office/desk-values.ts";
import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import { type listPeople as listOperation, stageSeparator } from "#domain/office/people-list-operations.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Db } from "../base/db/open-database.ts";
import { type Cursor, cursorText, isBefore, readCursor, toPage } from "../http/keyset.ts";
import { countUpTo } from "./count-up-to.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { findSenders, hasSent, latestFirst } from "./list-by-leads.ts";
import { isListed } from "./people-rows.ts";
import { readLeadFilter } from "./read-lead-filter.ts";
import { summaryRows, toSummaries } from "./summaries.ts";

type Filters = Pick<ReceivedOf<typeof listOperation>, "stage" | "language" | "form" | "assignee" | "waiting">;
type Condition = RawBuilder<boolean>;
/** What a filter asks for: any of these, of which each has an index in the order of the list and none has another's people. */
type Choice = readonly Condition[];

/** The people that one statement looks at: filters that few pass together take many small statements instead of one long one. */
const chunk = 300;
/** The same without a further filter: enough for a page and for the unlisted people in between. */
const shortChunk = pageSize + 10;
/** The number up to which filters are counted, to find the rarest: to count more would take as long as it saves. */
const mostCounted = 1000;

/** Lists people by their last activity, latest first; with a filter of messages those who sent one of them. */
export async function listPeople(
  db: Db,
  { after, ...filters }: Filters & { after?: string | undefined },
  leads?: LeadFilter,
): Promise<OutputOf<typeof listOperation>> {
  const choices = indexedChoices(filters);
  const start = readCursor(after);
  if (leads) {
    const all = sql<boolean>`${sql.join([always, ...choices].map(isAny), sql` and `)}`;
    const senders = await findSenders(db, leads, all);
    const left = senders?.filter((sender) => !start || cursorText(sender) < cursorText(start));
    if (left) return toAnswer(db, left);
  }
  const selects = choices.map((choice) => sql`select 1 from people where ${isAny(choice)}`);
  const counts = await countUpTo(mostCounted, selects, db);
  const rarest = choices[counts.indexOf(Math.min(...counts))] ?? always;
  const rest = choices.filter((choice) => choice !== rarest).map(isAny);
  if (filters.language) rest.push(sql`writes = ${filters.language}`);
  if (leads) rest.push(hasSent(leads));
  const limit = rest.length > 0 ? chunk : shortChunk;
  const ids: Cursor[] = [];
  let cursor = start;
  do {
    const rows = await lookAt(db, { choice: rarest, cursor, limit }, rest);
    const last = rows.at(-1);
    ids.push(...rows.filter(({ matches }) => Number(matches) === 1));
    cursor = rows.length === limit && last ? last : undefined;
  } while (cursor && ids.length <= pageSize);
  return toAnswer(db, ids);
}

/** Lists people, by their messages where the filter asks for any. Throws `input-invalid`. */
export function listFiltered(
  db: Db,
  input: ReceivedOf<typeof listOperation>,
  practice: Practice,
  now: Date,
): Promise<OutputOf<typeof listOperation>> {
  const leads = readLeadFilter(input, practice, now);
  return leads
    ? listPeople(db, { ...input, language: undefined, form: undefined }, leads)
    : listPeople(db, input);
}

async function toAnswer(db: Db, found: readonly Cursor[]): Promise<OutputOf<typeof listOperation>> {
  const { page, next } = toPage(found, pageSize, (cursor) => cursor);
  const ids = page.map(({ id }) => id);
  return { people: await summariesOf(db, ids), next };
}

const always: Choice = [sql`1 = 1`];
const never: Choice = [sql`1 = 0`];

const isAny = (choice: Choice): Condition => sql`(${sql.join(choice, sql` or `)})`;

/** The filters that indexes serve. */
function indexedChoices({ stage, assignee, form, waiting }: Filters): Choice[] {
  const choices: Choice[] = [];
  if (waiting) choices.push([sql`reply_due_at is not null`]);
  if (assignee)
    choices.push([assignee === "nobody" ? sql`assigned_to is null` : sql`assigned_to = ${assignee}`]);
  const kind = formKinds.find((each) => each === form);
  // A literal, because an index over the people of one form serves no parameter.
  if (form) choices.push(kind ? [sql`form_kinds like ${sql.lit(`% ${kind} %`)}`] : never);
  if (stage) choices.push([...new Set(stage.split(stageSeparator))].map((each) => sql`stage = ${each}`));
  return choices;
}

/** The next people that the indexes of a choice list, each with whether it passes the rest of the filters. */
async function lookAt(
  db: Db,
  { choice, cursor, limit }: { choice: Choice; cursor: Cursor | undefined; limit: number },
  rest: readonly Condition[],
) {
  const passes = sql.join([isListed, ...rest], sql` and `);
  const look = (index: Condition) =>
    db
      .selectFrom("people")
      .select(["id", "last_activity_at as at", sql`case when ${passes} then 1 else 0 end`.as("matches")])
      .where(index)
      .where(isBefore("last_activity_at", "id", cursor))
      .orderBy("last_activity_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
  const found = await Promise.all(choice.map(look));
  return found.flat().sort(latestFirst).slice(0, limit);
}

async function summariesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await summaryRows(db).where("people.id", "in", ids).execute();
  const byId = new Map((await toSummaries(db, rows)).map((person) => [person.id, person]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
