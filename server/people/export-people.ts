import { hours } from "#domain/durations.ts";
import type { PersonSummary } from "#domain/office/desk-values.ts";
import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import { exportPeople as exportOperation } from "#domain/office/people-list-operations.ts";
import { writeAudit } from "../auth/audit.ts";
import { csvRow } from "../base/csv.ts";
import type { Db } from "../base/db/open-database.ts";
import type { StaffCall } from "../http/office-handler.ts";
import { countByStaff, type RateLimit } from "../http/rate-limits.ts";
import type { DeskOptions } from "./desk-options.ts";
import { listFiltered } from "./list-people.ts";
import { shownFields } from "./load-card.ts";
import { type SummaryRow, summaryRows, toSummaries } from "./summaries.ts";

const exports: RateLimit = { name: "people-exports", most: 10, window: hours(1) };

type Input = ReceivedOf<typeof exportOperation>;
type Exported = SummaryRow & { created_at: string; converted_at: string | null };

const columns: [string, (row: Exported, summary: PersonSummary) => string | null][] = [
  ["name", (_, { name }) => name],
  ["email", ({ email }) => email],
  ["phone", (row) => shownFields(row).phone],
  ["writes", ({ writes }) => writes],
  ["speaks", ({ speaks }) => speaks],
  ["stage", ({ stage }) => stage],
  ["service", (_, { service }) => service],
  ["belongs to", (_, { assignedTo }) => assignedTo?.name ?? ""],
  ["on file since", ({ created_at }) => created_at],
  ["client since", ({ converted_at }) => converted_at],
  ["last activity", ({ last_activity_at }) => last_activity_at],
];

/** Writes people as CSV, in the order of their list, with a row of the audit that tells how many they were. */
export async function exportPeople(
  input: Input,
  call: StaffCall,
  options: DeskOptions,
): Promise<OutputOf<typeof exportOperation>> {
  const { db } = options;
  await countByStaff(db, exports, call, options);
  let [csv, rows] = [csvRow(columns.map(([name]) => name)), 0];
  for await (const ids of pagesOf(input, options)) {
    const lines = await linesOf(db, ids);
    csv += lines.join("");
    rows += lines.length;
  }
  const { userId: actorId, role, sessionId } = call.staff;
  const event = { action: exportOperation.name, actorId, role, sessionId, details: { rows } };
  await writeAudit(db, event, call, call.now);
  return { csv, rows };
}

/** The ids of those who are asked for, a page at a time. */
async function* pagesOf({ ids, ...filters }: Input, { db, practice }: DeskOptions): AsyncGenerator<string[]> {
  if (ids) return yield ids;
  for (let after: string | null = ""; after !== null; ) {
    const { people, next }: Awaited<ReturnType<typeof listFiltered>> = await listFiltered(
      db,
      { ...filters, after },
      practice,
    );
    yield people.map(({ id }) => id);
    after = next;
  }
}

async function linesOf(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await summaryRows(db)
    .select(["people.created_at", "people.converted_at"])
    .where("people.id", "in", ids)
    .orderBy("people.last_activity_at", "desc")
    .orderBy("people.id", "desc")
    .execute();
  const summaries = await toSummaries(db, rows);
  return rows.flatMap((row, place) => {
    const summary = summaries[place];
    return summary ? csvRow(columns.map(([, read]) => read(row, summary))) : [];
  });
}
