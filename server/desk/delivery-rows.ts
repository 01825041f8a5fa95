import type {
  DeliveryAttempt,
  DeliveryRow,
  DeliveryTab,
  listDeliveries,
} from "#domain/office/delivery-operations.ts";
import type { DeliveryProblem } from "#domain/office/delivery-problem.ts";
import { mostShown, pageSize } from "#domain/office/desk-values.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import type { Db } from "../base/db/open-database.ts";
import type { OutboxState } from "../base/db/schema.ts";
import { readIdCursor, toPageById } from "../http/keyset.ts";
import { OperationRefused } from "../http/office-handler.ts";
import { listAttempts } from "../outbox/attempts.ts";
import type { Delivery } from "../outbox/claims.ts";
import { problemOf } from "../outbox/delivery-reason.ts";
import { findDelivery } from "../outbox/queries.ts";
import { findNamesIn } from "../people/colleagues.ts";
import { type DeliveryPerson, findDeliveryPeople } from "../people/delivery-people.ts";
import { type NamedEndpoint, nameEndpoints } from "../webhooks/endpoints.ts";

const statesOf: Record<DeliveryTab, readonly OutboxState[]> = {
  attention: ["failed", "held", "withheld"],
  waiting: ["queued", "sending"],
  sent: ["sent"],
  parked: ["failed", "held", "withheld"],
};

/** Lists a tab of the deliveries, the latest first, a page at a time; `after` is the `next` of the page before. */
export async function listTab(
  db: Db,
  tab: DeliveryTab,
  after: string | undefined,
): Promise<Omit<OutputOf<typeof listDeliveries>, "mailFailingSince">> {
  const rows = await latestOf(db, tab, pageSize + 1, readIdCursor(after));
  const { page, next } = toPageById(rows, pageSize);
  const [attention, waiting, parked] = await Promise.all(
    (["attention", "waiting", "parked"] as const).map((each) => countTab(db, each)),
  );
  return {
    deliveries: await describeDeliveries(db, page),
    next,
    counts: { attention: attention ?? 0, waiting: waiting ?? 0, parked: parked ?? 0 },
  };
}

/** Lists what only a person can get through, the latest first: mails to visitors and staff, and webhooks. */
export const listNeedingPerson = (db: Db, limit: number, after?: string): Promise<Delivery[]> =>
  db
    .selectFrom("outbox")
    .selectAll()
    .where("needs_person_since", "is not", null)
    .$if(after !== undefined, (query) => query.where("id", "<", after ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

// Ids begin with the time, so that the index over states and ids gives the latest of each state.
async function latestOf(db: Db, tab: DeliveryTab, limit: number, after?: string): Promise<Delivery[]> {
  if (tab === "attention") return listNeedingPerson(db, limit, after);
  const lists = await Promise.all(
    statesOf[tab].map((state) =>
      db
        .selectFrom("outbox")
        .selectAll()
        .where("state", "=", state)
        .where("needs_person_since", "is", null)
        // The report of its campaign tells of each.
        .where("channel", "!=", "bulk-mail")
        .$if(after !== undefined, (query) => query.where("id", "<", after ?? ""))
        .orderBy("id", "desc")
        .limit(limit)
        .execute(),
    ),
  );
  return lists
    .flat()
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, limit);
}

async function countTab(db: Db, tab: DeliveryTab): Promise<number> {
  const isAttention = tab === "attention";
  const rows = db
    .selectFrom("outbox")
    .select("id")
    .where("needs_person_since", isAttention ? "is not" : "is", null)
    .$if(!isAttention, (query) =>
      query.where("state", "in", statesOf[tab]).where("channel", "!=", "bulk-mail"),
    )
    .limit(mostShown + 1);
  const { count } = await db
    .selectFrom(rows.as("counted"))
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const mostAttempts = 50;

/** Finds a delivery with its latest tries. Throws `not-found`. */
export async function loadDelivery(
  db: Db,
  id: string,
): Promise<{ delivery: DeliveryRow; attempts: DeliveryAttempt[] }> {
  const found = await findDelivery(db, id);
  const [delivery] = found ? await describeDeliveries(db, [found]) : [];
  if (!delivery) throw new OperationRefused("not-found");
  const rows = await listAttempts(db, id, mostAttempts);
  const names = await findNamesIn(db, rows, "actor_id");
  const attempts = rows.map((row) => ({
    id: row.id,
    startedAt: row.started_at,
    attempt: row.attempt,
    trigger: row.trigger,
    by: row.actor_id && (names.get(row.actor_id) ?? ""),
    ms: row.ms,
    outcome: row.outcome,
    status: row.status,
    answer: row.answer_start,
    problem: problemOf(row.reason, row.problem),
  }));
  return { delivery, attempts };
}

/** After these nobody can do anything about a delivery. */
const over: readonly DeliveryProblem[] = ["subject-gone", "reminder-dropped", "endpoint-removed"];

/** Tells of deliveries what a list shows: whom they are about, where they go, and what can be done. */
export async function describeDeliveries(db: Db, rows: readonly Delivery[]): Promise<DeliveryRow[]> {
  if (rows.length === 0) return [];
  const people = await findDeliveryPeople(db, rows);
  const endpoints = await nameEndpoints(db);
  return rows.map((row) => describe(row, people.get(row.ref_id), endpoints));
}

function describe(
  row: Delivery,
  person: DeliveryPerson | undefined,
  endpoints: ReadonlyMap<string, NamedEndpoint>,
): DeliveryRow {
  const isWebhook = row.channel === "webhook";
  const problem = problemOf(row.last_error, row.problem);
  const isOver = over.some((code) => code === problem?.code);
  const endpoint = isWebhook ? endpoints.get(row.target) : undefined;
  const target = isWebhook ? (endpoint?.name ?? "") : (person?.email ?? "");
  return {
    id: row.id,
    kind: row.kind,
    channel: isWebhook ? "webhook" : "mail",
    state: row.state,
    needsPerson: row.needs_person_since !== null,
    attempts: row.attempts,
    createdAt: row.created_at,
    dueAt: row.state === "queued" ? row.due_at : null,
    sentAt: row.sent_at,
    problem: row.state === "sent" ? null : problem,
    personId: person?.personId ?? null,
    name: person?.name ?? "",
    target: isWebhook || isToVisitor(row) ? target : "",
    canRetry: !isOver && row.state !== "sending" && (row.state !== "sent" || isWebhook),
    needsOwner: endpoint?.isDisabled ?? false,
    canFix: isToVisitor(row) && person !== undefined && !isOver && row.state !== "sending",
  };
}

/** Whether a delivery is a mail to a visitor, whose address can be corrected. */
export const isToVisitor = ({ channel, mailbox }: Pick<Delivery, "channel" | "mailbox">): boolean =>
  channel === "mail" && mailbox !== null;
