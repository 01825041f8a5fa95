import type { Operation } from "#domain/office/operation.ts";
import type { Db } from "../base/db/open-database.ts";
import { OperationRefused } from "../http/office-handler.ts";
import { findName } from "../people/colleagues.ts";

/** What an operation changes, and what stands there now. */
type Changed = { id: string; field?: string; current: string };

/** The `field-conflict` of what was changed since it was seen; its author and time are those of the operation's last call. */
export async function changedSince(
  tx: Db,
  { name }: Operation,
  { id, field, current }: Changed,
): Promise<OperationRefused> {
  const last = await tx
    .selectFrom("audit")
    .select(["actor_id", "at"])
    .where("action", "=", name)
    .where("subject_id", "=", id)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  const by = await findName(tx, last?.actor_id);
  return new OperationRefused("field-conflict", {
    ...(field !== undefined && { field }),
    conflict: { current, by, at: last?.at ?? "" },
  });
}
