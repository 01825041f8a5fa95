import { dayRange } from "#domain/deadlines/local-day.ts";
import type { listAudit as listOperation } from "#domain/office/audit-operations.ts";
import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import { listedName } from "#domain/people/person-names.ts";
import { csvRow } from "../base/csv.ts";
import type { Db } from "../base/db/open-database.ts";
import { isBefore, readCursor, toPage } from "../http/keyset.ts";
import { findNamesIn } from "../people/colleagues.ts";

type Filters = ReceivedOf<typeof listOperation>;
type AuditPage = OutputOf<typeof listOperation>;

/** Lists rows of the audit, the latest first; `after` is the `next` of the page before. */
export async function listAudit(
  db: Db,
  { actor, action, from, to, after }: Filters,
  { size, timeZone }: { size: number; timeZone: string },
): Promise<AuditPage> {
  const range = dayRange(from, to, timeZone);
  const rows = await db
    .selectFrom("audit")
    .selectAll()
    .where(isBefore("at", "id", readCursor(after)))
    .$if(actor !== undefined, (query) => query.where("actor_id", "=", actor ?? ""))
    .$if(Boolean(action), (query) => query.where("action", "=", action ?? ""))
    .$if(range.from !== undefined, (query) => query.where("at", ">=", range.from ?? ""))
    .$if(range.until !== undefined, (query) => query.where("at", "<", range.until ?? ""))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(size + 1)
    .execute();
  const { page, next } = toPage(rows, size, ({ at, id }) => ({ at, id }));
  const names = await findNamesIn(db, page, "actor_id");
  const personNames = await findPersonNames(
    db,
    page.flatMap(({ person_id }) => person_id ?? []),
  );
  return {
    rows: page.map((row) => ({
      id: row.id,
      at: row.at,
      by: row.actor_id && (names.get(row.actor_id) ?? ""),
      action: row.action,
      subjectKind: row.subject_kind,
      subjectId: row.subject_id,
      personId: row.person_id,
      personName: personNames.get(row.person_id ?? "") ?? "",
      details: JSON.parse(row.details) as AuditPage["rows"][number]["details"],
      ipAddress: row.ip_address,
    })),
    next,
  };
}

async function findPersonNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("people")
    .select(["id", "name", "email", "phone_shown"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((person) => [person.id, listedName(person)]));
}

const columns = ["at", "by", "action", "subject", "subject id", "person id", "details", "address"];

/** A page of the log as CSV, with its head when it is the first. */
export const auditCsv = ({ rows }: AuditPage, isFirst: boolean): string =>
  [
    ...(isFirst ? [csvRow(columns)] : []),
    ...rows.map(({ at, by, action, subjectKind, subjectId, personId, details, ipAddress }) =>
      csvRow([at, by, action, subjectKind, subjectId, personId, JSON.stringify(details), ipAddress]),
    ),
  ].join("");
