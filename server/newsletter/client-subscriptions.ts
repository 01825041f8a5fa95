import type { Db } from "../base/db/open-database.ts";

type Client = { id: string; email: string };

/**
 * Ends the subscription of somebody who becomes a client: what a client furnishes for a return may not be used for
 * anything else (26 USC 7216). Asking for the newsletter again is a consent of its own.
 */
export async function endForClient(tx: Db, client: Client, now: Date): Promise<void> {
  await tx
    .updateTable("subscribers")
    .set({ status: "unsubscribed", unsubscribed_at: now.toISOString() })
    .where("status", "=", "confirmed")
    .where("email", "in", await addressesOf(tx, client))
    .execute();
}

/** Gives the subscription back that ended at a moment, because the person is no client after all. */
export async function giveBackToPerson(tx: Db, person: Client, endedAt: string): Promise<void> {
  await tx
    .updateTable("subscribers")
    .set({ status: "confirmed", unsubscribed_at: null })
    .where("status", "=", "unsubscribed")
    .where("unsubscribed_at", "=", endedAt)
    .where("email", "in", await addressesOf(tx, person))
    .execute();
}

async function addressesOf(tx: Db, { id, email }: Client): Promise<string[]> {
  const leads = await tx.selectFrom("leads").select("email").where("person_id", "=", id).distinct().execute();
  return [email, ...leads.map((lead) => lead.email)].map((each) => each.toLowerCase());
}
