import type { Insertable } from "kysely";
import type { Db } from "../base/db/open-database.ts";
import type { DraftsTable } from "../base/db/people-schema.ts";
import type { StaffCall } from "../http/office-handler.ts";
import { listFamily } from "./people-rows.ts";

type Draft = Pick<Insertable<DraftsTable>, "channel" | "subject" | "body"> & { personId: string };

/** Keeps the caller's draft to a person; an empty one deletes it, and those to whoever was merged into the person. */
export async function saveDraft(
  tx: Db,
  { personId, ...draft }: Draft,
  { staff, now }: StaffCall,
): Promise<void> {
  if (draft.subject === "" && draft.body === "") {
    await tx
      .deleteFrom("drafts")
      .where("person_id", "in", await listFamily(tx, personId))
      .where("user_id", "=", staff.userId)
      .where("channel", "=", draft.channel)
      .execute();
    return;
  }
  const text = { subject: draft.subject, body: draft.body, saved_at: now.toISOString() };
  await tx
    .insertInto("drafts")
    .values({ ...text, channel: draft.channel, person_id: personId, user_id: staff.userId })
    .onConflict((conflict) => conflict.columns(["person_id", "user_id", "channel"]).doUpdateSet(text))
    .execute();
}
