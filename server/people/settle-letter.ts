import type { Db } from "../base/db/open-database.ts";
import type { Delivery } from "../outbox/claims.ts";
import { lockRoots } from "./people-rows.ts";
import { refreshClock } from "./refresh-clock.ts";

/** Locks whom a letter of the office goes to, before its delivery, as all commands do that change both. */
export async function lockReader(tx: Db, delivery: Delivery): Promise<void> {
  const personId = await findReader(tx, delivery);
  if (personId) await lockRoots(tx, [personId]);
}

/** Lets the reply clock of whom a letter of the office goes to run on when it failed for good, or stop when it went. */
export async function settleLetter(tx: Db, delivery: Delivery): Promise<void> {
  const personId = await findReader(tx, delivery);
  if (personId) await refreshClock(tx, personId);
}

async function findReader(tx: Db, { kind, ref_id }: Delivery): Promise<string | undefined> {
  if (kind !== "staff-letter") return undefined;
  const letter = await tx
    .selectFrom("letters")
    .select("person_id")
    .where("id", "=", ref_id)
    .executeTakeFirst();
  return letter?.person_id;
}
