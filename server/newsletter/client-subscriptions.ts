import type { Db } from "../base/db/open-database.ts";

/**
 * Ends the subscription at an address of somebody who becomes a client, when it was confirmed until a moment: what a client
 * furnishes for a return may not be used for anything else (26 USC 7216). Asking for the newsletter again is a consent of
 * its own. Says whether it ended one.
 */
export async function endForClient(
  tx: Db,
  email: string,
  { at, askedUntil }: { at: string; askedUntil: string },
): Promise<boolean> {
  const ended = await tx
    .updateTable("subscribers")
    .set({ status: "unsubscribed", unsubscribed_at: at })
    // A refused one would come back as confirmed when it was not the address's fault.
    .where("status", "in", ["confirmed", "refused"])
    .where("confirmed_at", "<=", askedUntil)
    .where("email", "=", email)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/**
 * Gives the subscription of an address back that ended at a moment, because the person is no client after all. Says whether
 * it did.
 */
export async function giveBackToPerson(tx: Db, email: string, endedAt: string): Promise<boolean> {
  const given = await tx
    .updateTable("subscribers")
    .set({ status: "confirmed", unsubscribed_at: null })
    .where("status", "=", "unsubscribed")
    .where("unsubscribed_at", "=", endedAt)
    // Somebody asked for it since, and nobody confirmed.
    .where("confirmed_at", "is not", null)
    .where("email", "=", email)
    .executeTakeFirst();
  return given.numUpdatedRows > 0n;
}
