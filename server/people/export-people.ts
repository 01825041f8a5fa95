import { sql } from "kysely";
import { serviceNamesByText } from "#content/desk-names.ts";
import { zoneName } from "#content/format/zone-name.ts";
import { hours } from "#domain/durations.ts";
import type { PersonSummary } from "#domain/office/desk-values.ts";
import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import { exportPeople as exportOperation } from "#domain/office/people-list-operations.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { writeStaffAudit } from "../auth/audit.ts";
import { csvMoment, csvRow } from "../base/csv.ts";
import type { Db } from "../base/db/open-database.ts";
import type { StaffCall } from "../http/office-handler.ts";
import { countByStaff, type RateLimit } from "../http/rate-limits.ts";
import type { DeskOptions } from "./desk-options.ts";
import { listFiltered } from "./list-people.ts";
import { blockedChannels, shownFields } from "./load-card.ts";
import type { Person } from "./people-rows.ts";
import { summaryRows, toSummaries } from "./summaries.ts";

const exports: RateLimit = { name: "people-exports", most: 10, window: hours(1) };

type Input = ReceivedOf<typeof exportOperation>;
type Column = [string, (summary: PersonSummary, row: Person) => string | null];

/** The columns, all in English, with moments by the practice's clock. */
function columnsOf(practice: Practice): Column[] {
  const { timeZone } = practice.business;
  const services = serviceNamesByText(practice);
  const moment = (name: string, read: Column[1]): Column => [
    `${name} (${zoneName(timeZone, "en")})`,
    (summary, row) => csvMoment(read(summary, row), timeZone),
  ];
  return [
    ["name", ({ name }) => name],
    ["email", (_, { email }) => email],
    ["phone", (_, row) => shownFields(row).phone],
    ["do not contact by", (_, row) => blockedChannels(row).join(" ")],
    ["writes", ({ writes }) => writes],
    ["speaks", ({ speaks }) => speaks],
    ["stage", ({ stage }) => stage],
    ["service", ({ service }) => services.get(service)?.en ?? service],
    ["belongs to", ({ assignedTo }) => assignedTo?.name ?? ""],
    moment("on file since", (_, { created_at }) => created_at),
    moment("client since", (_, { converted_at }) => converted_at),
    moment("last activity", ({ lastActivityAt }) => lastActivityAt),
  ];
}

/** Writes people as CSV, in the order of their list, with a row of the audit that tells how many they were. */
export async function exportPeople(
  input: Input,
  call: StaffCall,
  options: DeskOptions,
): Promise<OutputOf<typeof exportOperation>> {
  const { db } = options;
  const columns = columnsOf(options.practice);
  await countByStaff(db, exports, call, options);
  let [csv, rows] = [csvRow(columns.map(([name]) => name)), 0];
  for await (const people of pagesOf(input, call.now, options)) {
    const lines = await linesOf(db, people, columns);
    csv += lines.join("");
    rows += lines.length;
  }
  await writeStaffAudit(db, { action: exportOperation.name, details: { rows } }, call);
  return { csv, rows };
}

async function* pagesOf(
  { ids, ...filters }: Input,
  now: Date,
  { db, practice }: DeskOptions,
): AsyncGenerator<PersonSummary[]> {
  if (ids) return yield chosen(db, ids);
  for (let after: string | null = ""; after !== null; ) {
    const { people, next }: Awaited<ReturnType<typeof listFiltered>> = await listFiltered(
      db,
      { ...filters, after },
      practice,
      now,
    );
    yield people;
    after = next;
  }
}

async function chosen(db: Db, ids: readonly string[]): Promise<PersonSummary[]> {
  const rows = await summaryRows(db)
    .where("people.id", "in", ids)
    .orderBy("people.last_activity_at", "desc")
    .orderBy("people.id", "desc")
    .execute();
  return toSummaries(db, rows);
}

async function linesOf(
  db: Db,
  people: readonly PersonSummary[],
  columns: readonly Column[],
): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom("people")
    .selectAll()
    .where(
      "id",
      "in",
      people.map(({ id }) => id),
    )
    .execute();
  const since = await listClientsSince(
    db,
    rows.flatMap(({ id, stage }) => (stage === "client" ? id : [])),
  );
  const rowOf = new Map(rows.map((row) => [row.id, { ...row, converted_at: since.get(row.id) ?? null }]));
  return people.flatMap((person) => {
    const row = rowOf.get(person.id);
    return row ? csvRow(columns.map(([, read]) => read(person, row))) : [];
  });
}

/** Since when people are clients: the earliest moment of a person and all clients who were merged into it. */
async function listClientsSince(db: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ root: string; at: string | null }>`
    with recursive family(root, id) as (
      select id, id from people where id in (${sql.join(ids)})
      union all
      select family.root, member.id from people as member join family on member.merged_into = family.id
    )
    select family.root, min(people.converted_at) as at from family join people on people.id = family.id
    where people.stage = 'client' group by family.root`.execute(db);
  return new Map(rows.map(({ root, at }) => [root, at]));
}
