import type { Db } from "../base/db/open-database.ts";

/**
 * Ends the subscriptions of somebody who becomes a client, by the ids of the person and all who were merged into it: what
 * a client furnishes for a return may not be used for anything else (26 USC 7216). Asking for the newsletter again is a
 * consent of its own.
 */
export async function endForClient(tx: Db, family: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable("subscribers")
    .set({ status: "unsubscribed", unsubscribed_at: now.toISOString() })
    .where("status", "=", "confirmed")
    .where("email", "in", await addressesOf(tx, family))
    .execute();
}

/** Gives the subscription back that ended at a moment, because the person is no client after all. */
export async function giveBackToPerson(tx: Db, family: readonly string[], endedAt: string): Promise<void> {
  await tx
    .updateTable("subscribers")
    .set({ status: "confirmed", unsubscribed_at: null })
    .where("status", "=", "unsubscribed")
    .where("unsubscribed_at", "=", endedAt)
    .where("email", "in", await addressesOf(tx, family))
    .execute();
}

async function addressesOf(tx: Db, ids: readonly string[]): Promise<string[]> {
  const people = await tx.selectFrom("people").select("email").where("id", "in", ids).execute();
  const leads = await tx
    .selectFrom("leads")
    .select("email")
    .where("person_id", "in", ids)
    .distinct()
    .execute();
  return [...people, ...leads].map(({ email }) => email.toLowerCase());
}
