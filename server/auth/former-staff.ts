import type { Db } from "../base/db/open-database.ts";
import { staffRoleOf } from "./require-staff.ts";
import { staffNameOf } from "./staff-rows.ts";
import type { User } from "./user-rows.ts";

/** Keeps the name of a member of staff who leaves; who never came did nothing that would need it. */
export async function keepName(tx: Db, user: User, now: Date): Promise<void> {
  if (!staffRoleOf(user) || !user.email_confirmed_at) return;
  await tx
    .insertInto("former_staff")
    .values({ id: user.id, name: staffNameOf(user), removed_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
