import { sql } from "kysely";
import { dayRange, localDay } from "#domain/deadlines/local-day.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { getCalendar } from "#domain/office/calendar-operations.ts";
import { listRecipients } from "#domain/office/campaign-operations.ts";
import { listDeliveries } from "#domain/office/delivery-operations.ts";
import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import { exportPeople } from "#domain/office/people-list-operations.ts";
import { findPeople } from "#domain/office/people-operations.ts";
import type {
  addIncident as addOperation,
  changeIncident as changeOperation,
  Incident,
  SafeguardsProblem,
} from "#domain/office/safeguards-operations.ts";
import { listSpam } from "#domain/office/spam-operations.ts";
import { exportSubscribers, findSubscribers } from "#domain/office/subscriber-operations.ts";
import { isPostgres } from "../base/db/is-postgres.ts";
import type { Db } from "../base/db/open-database.ts";
import { newId } from "../base/new-id.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { findNames, findNamesIn } from "../people/colleagues.ts";

const mostListed = 50;

/** Lists incidents, the latest first, with the people in reach. */
export async function listIncidents(db: Db, timeZone: string): Promise<Incident[]> {
  const rows = await db
    .selectFrom("incidents")
    .selectAll()
    .orderBy("discovered_at", "desc")
    .limit(mostListed)
    .execute();
  const names = await findNamesIn(db, rows, "account_id");
  const inReach = await countInReach(db, rows, timeZone);
  return rows.map((row, index) => {
    const peopleByLog = inReach[index] ?? 0;
    return {
      id: row.id,
      text: row.text,
      discoveredAt: row.discovered_at,
      fromDay: row.from_day,
      toDay: row.to_day,
      isUnencrypted: row.is_unencrypted === 1,
      account: row.account_id === null ? null : { id: row.account_id, name: names.get(row.account_id) ?? "" },
      people: row.people ?? peopleByLog,
      peopleByLog,
      told: JSON.parse(row.told) as Incident["told"],
      closedAt: row.closed_at,
    };
  });
}

type Reach = { account_id: string | null; from_day: string; to_day: string };

const lists = [
  ...[exportPeople, exportSubscribers, findPeople, findSubscribers],
  ...[getCalendar, listDeliveries, listSpam, listRecipients],
].map(({ name }) => name);

/**
 * Counts for each incident the people in reach of its account, or of any, in its range of days: those whose cards or
 * numbers were opened, or as many as the largest list that was saved, searched out or shown holds, of which the log knows
 * no more.
 */
async function countInReach(db: Db, reaches: readonly Reach[], timeZone: string): Promise<number[]> {
  if (reaches.length === 0) return [];
  const details = isPostgres(db) ? sql`details::json` : sql`details`;
  // Their ranges overlap, so that no grouping counts them; one statement with a count each asks once.
  const counts = await db
    .selectNoFrom(({ selectFrom }) =>
      reaches.flatMap(({ account_id, from_day, to_day }, index) => {
        const range = dayRange(from_day, to_day, timeZone);
        const rows = selectFrom("audit")
          .where("at", ">=", range.from)
          .where("at", "<", range.until)
          .$if(account_id !== null, (query) => query.where("actor_id", "=", account_id));
        return [
          rows
            .select(({ fn }) => fn.count<number>("person_id").distinct().as("count"))
            .where("person_id", "is not", null)
            .as(`opened ${index}`),
          rows
            .select(sql<number | null>`max(cast(${details} ->> 'rows' as integer))`.as("count"))
            .where("action", "in", lists)
            .as(`listed ${index}`),
        ];
      }),
    )
    .executeTakeFirstOrThrow();
  return reaches.map((_, index) =>
    Math.max(Number(counts[`opened ${index}`]), Number(counts[`listed ${index}`])),
  );
}

const refuseDay = (message: SafeguardsProblem) =>
  new OperationRefused("input-invalid", { field: "toDay", message });

/** Inserts an incident that was discovered now; resolves with its id. Refuses days that are reversed or still to come. */
export async function insertIncident(
  tx: Db,
  { text, fromDay, toDay, accountId = null, isUnencrypted, people }: ReceivedOf<typeof addOperation>,
  { now, staff }: StaffCall,
  timeZone: string,
): Promise<OutputOf<typeof addOperation>> {
  if (toDay < fromDay) throw refuseDay("end-before-start");
  if (toDay > localDay(now, timeZone)) throw refuseDay("day-to-come");
  if (accountId !== null && !(await findNames(tx, [accountId])).has(accountId))
    throw new OperationRefused("input-invalid", { field: "accountId" });
  const id = newId(now);
  await tx
    .insertInto("incidents")
    .values({
      id,
      text: maskSensitiveNumbers(text),
      discovered_at: now.toISOString(),
      from_day: fromDay,
      to_day: toDay,
      people,
      account_id: accountId,
      is_unencrypted: isUnencrypted ? 1 : 0,
      told: "{}",
      closed_at: null,
      actor_id: staff.userId,
    })
    .execute();
  return { id };
}

type Change = ReceivedOf<typeof changeOperation>;

/**
 * Updates what is known of an incident; resolves with the moment. Throws `state-changed` where it is noted so already, or
 * another number stands, and `too-late` where what is undone was noted anew since.
 */
export async function updateIncident(
  tx: Db,
  change: Change,
  { now }: StaffCall,
  timeZone: string,
): Promise<OutputOf<typeof changeOperation>> {
  const { id, isClosed, people } = change;
  // Locked, because another change at the same moment would write over who was told.
  const row = await tx
    .updateTable("incidents")
    .set((eb) => ({ told: eb.ref("told") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new OperationRefused("not-found");
  const at = now.toISOString();
  const told = changeTold(JSON.parse(row.told) as Incident["told"], change, at);
  const isSame = isClosed !== undefined && (row.closed_at !== null) === isClosed;
  const isOver = isClosed ?? row.closed_at !== null;
  const [inReach = 0] = people || isOver ? await countInReach(tx, [row], timeZone) : [];
  if (isSame || (people && people.from !== (row.people ?? inReach)))
    throw new OperationRefused("state-changed");
  const known = people ? people.to : row.people;
  await tx
    .updateTable("incidents")
    .set({
      told: JSON.stringify(told),
      ...(isClosed !== undefined && { closed_at: isClosed ? at : null }),
      // The log is deleted after two years; what it counted stays.
      people: known ?? (isOver ? inReach : null),
    })
    .where("id", "=", id)
    .execute();
  return { at };
}

function changeTold(stored: Incident["told"], { told, isTold, toldAt: undone }: Change, at: string) {
  if (told === undefined) return stored;
  if ((stored[told] !== undefined) === isTold) throw new OperationRefused("state-changed");
  if (undone !== undefined && undone !== stored[told]) throw new OperationRefused("too-late");
  return { ...stored, [told]: isTold ? at : undefined };
}
