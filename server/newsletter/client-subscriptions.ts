import type { Db } from "../base/db/open-database.ts";

/**
 * Ends the subscriptions at the addresses of somebody who becomes a client: what a client furnishes for a return may not
 * be used for anything else (26 USC 7216). Asking for the newsletter again is a consent of its own.
 */
export async function endForClient(tx: Db, addresses: readonly string[], now: Date): Promise<void> {
  if (addresses.length === 0) return;
  await tx
    .updateTable("subscribers")
    .set({ status: "unsubscribed", unsubscribed_at: now.toISOString() })
    // A refused one would come back as confirmed when it was not the address's fault.
    .where("status", "in", ["confirmed", "refused"])
    .where("email", "in", addresses)
    .execute();
}

/** Gives the subscriptions back that ended at a moment, because the person is no client after all. */
export async function giveBackToPerson(tx: Db, addresses: readonly string[], endedAt: string): Promise<void> {
  if (addresses.length === 0) return;
  await tx
    .updateTable("subscribers")
    .set({ status: "confirmed", unsubscribed_at: null })
    .where("status", "=", "unsubscribed")
    .where("unsubscribed_at", "=", endedAt)
    .where("email", "in", addresses)
    .execute();
}
