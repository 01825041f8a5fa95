import { hours, isWithin, minutes } from "#domain/durations.ts";
import { deletePerson, deletionDelay, undoDeletePerson } from "#domain/office/person-requests.ts";
import { writeStaffAudit } from "../auth/audit.ts";
import { lockUser } from "../auth/user-rows.ts";
import { ago } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { StaffCall } from "../http/office-handler.ts";

const action = "get-person";
/** The action of a row that says that somebody opened many cards, or searched out many people, in a short time. */
export const manyViews = "many-views";
const alarm = { views: 40, people: 200, within: minutes(10) };
/** The time within which a further view of a person by the same user is not written again. */
const window = minutes(15);

/** Writes a view of a person's card or messages to the audit, unless the same user looked at it a moment ago. */
export async function logView(db: Db, personId: string, call: StaffCall): Promise<void> {
  if (await hasLooked(db, personId, call)) return;
  const subject = { kind: "person" as const, id: personId };
  await db.transaction().execute(async (tx) => {
    // A card and its messages are asked for at the same time.
    await lockUser(tx, call.staff.userId);
    if (await hasLooked(tx, personId, call)) return;
    await writeStaffAudit(tx, { action, subject, personId }, call);
    await noteManyViews(tx, call);
  });
}

async function hasLooked(db: Db, personId: string, { staff, now }: StaffCall): Promise<boolean> {
  const earlier = await db
    .selectFrom("audit")
    .select("id")
    .where("person_id", "=", personId)
    .where("at", ">", ago(now, window))
    .where("actor_id", "=", staff.userId)
    .where("action", "=", action)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** When a person who is not there any more was deleted on request, as the audit knows for 24 months. */
export async function findDeletion(db: Db, personId: string): Promise<string | undefined> {
  const last = await db
    .selectFrom("audit")
    .select(["at", "action"])
    .where("person_id", "=", personId)
    .where("action", "in", [deletePerson.name, undoDeletePerson.name])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.action !== deletePerson.name) return undefined;
  return new Date(Date.parse(last.at) + deletionDelay).toISOString();
}

/** Notes that somebody opened many cards in a short time, which looks like copying and not like work. */
async function noteManyViews(db: Db, call: StaffCall): Promise<void> {
  const views = await recentRows(db, action, call).limit(alarm.views).execute();
  if (views.length >= alarm.views) await noteAlarm(db, { views: alarm.views }, call);
}

/** Once in ten minutes. */
async function noteAlarm(db: Db, details: Record<string, number>, call: StaffCall): Promise<void> {
  if (await recentRows(db, manyViews, call).limit(1).executeTakeFirst()) return;
  await writeStaffAudit(db, { action: manyViews, details }, call);
}

const recentRows = (db: Db, of: string, { staff, now }: StaffCall) =>
  db
    .selectFrom("audit")
    .select("id")
    .where("actor_id", "=", staff.userId)
    .where("at", ">", ago(now, alarm.within))
    .where("action", "=", of);

/** A row for each key that is pressed would flood the log: one for as many people as a search shows. */
const peopleOfRow = 20;

/** A list stays open all day, and signals have it read again and again: those whom it shows are written once an hour. */
export const openList = { period: hours(1) };

/**
 * Creates what writes to the audit how many people the answers of an operation, a search or a list, showed to a
 * member of staff in a period, ten minutes unless told, and not what was typed. Those whom they showed already are kept in
 * memory; each server counts on its own. Lists that show no address and no number are left out.
 */
export function createAccessLog(
  db: Db,
  operation: string,
  { period = alarm.within, hasAlarm = true } = {},
): (shown: readonly { id: string }[], call: StaffCall) => Promise<void> {
  type People = ReadonlyMap<string, number>;
  /** Since when each person is known to have been shown, with those known of the period before. */
  const periods = new Map<string, { start: number; people: Map<string, number>; former: People }>();
  return async (shown, call) => {
    const { userId } = call.staff;
    const at = call.now.getTime();
    const last = periods.get(userId);
    const isNew = !last || !isWithin(period, at, last.start);
    const current = isNew ? { start: at, people: new Map(), former: last?.people ?? new Map() } : last;
    periods.set(userId, current);
    const { people, former } = current;
    const before = people.size;
    for (const { id } of shown) if (!people.has(id)) people.set(id, former.get(id) ?? at);
    const rows = people.size;
    if (Math.ceil(rows / peopleOfRow) === Math.ceil(before / peopleOfRow)) return;
    await writeStaffAudit(db, { action: operation, details: { rows } }, call);
    const recent = [...people.values()].filter((since) => isWithin(alarm.within, at, since)).length;
    if (hasAlarm && recent >= alarm.people) await noteAlarm(db, { people: alarm.people }, call);
  };
}
