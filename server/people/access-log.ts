import { minutes } from "#domain/durations.ts";
import { deletePerson, deletionDelay, undoDeletePerson } from "#domain/office/person-requests.ts";
import { writeStaffAudit } from "../auth/audit.ts";
import { lockUser } from "../auth/user-rows.ts";
import type { Db } from "../base/db/open-database.ts";
import type { StaffCall } from "../http/office-handler.ts";

const action = "get-person";
/** The action of a row that says that somebody opened many cards in a short time. */
export const manyViews = "many-views";
const alarm = { views: 40, within: minutes(10) };
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
    .where("at", ">", new Date(now.getTime() - window).toISOString())
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

/** Notes once that somebody opened many cards in a short time, which looks like copying and not like work. */
async function noteManyViews(db: Db, call: StaffCall): Promise<void> {
  const recent = db
    .selectFrom("audit")
    .select("id")
    .where("actor_id", "=", call.staff.userId)
    .where("at", ">", new Date(call.now.getTime() - alarm.within).toISOString());
  const views = await recent.where("action", "=", action).limit(alarm.views).execute();
  if (views.length < alarm.views) return;
  if (await recent.where("action", "=", manyViews).limit(1).executeTakeFirst()) return;
  await writeStaffAudit(db, { action: manyViews, details: { views: alarm.views } }, call);
}
