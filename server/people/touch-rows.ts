import type { Insertable, Selectable } from "kysely";
import type { Db } from "../base/db/open-database.ts";
import type { TouchesTable } from "../base/db/people-schema.ts";
import { newId } from "../base/new-id.ts";
import type { StaffCall } from "../http/office-handler.ts";

export type Touch = Selectable<TouchesTable>;
type NewTouch = Pick<Insertable<TouchesTable>, "person_id" | "kind"> & Partial<Insertable<TouchesTable>>;

/** Inserts touches of the person who calls, and resolves with the id of the last one. */
export async function insertTouches(tx: Db, touches: readonly NewTouch[], call: StaffCall): Promise<string> {
  const rows = touches.map((touch) => ({
    id: newId(call.now),
    direction: "none" as const,
    body: "",
    actor_id: call.staff.userId,
    happened_at: call.now.toISOString(),
    ...touch,
  }));
  if (rows.length > 0) await tx.insertInto("touches").values(rows).execute();
  return rows.at(-1)?.id ?? "";
}

export function findTouch(db: Db, id: string): Promise<Touch | undefined> {
  return db.selectFrom("touches").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Finds the last change of a field of a person; undefined when there was none. */
export const findLastChange = (db: Db, personId: string, field: string): Promise<Touch | undefined> =>
  lastLike(db, personId, `${changeStart(field)}%`).executeTakeFirst();

/** When the staff closed a person last; undefined when they never did, or opened it again themselves. */
export async function findClosing(db: Db, personId: string): Promise<string | undefined> {
  const last = await lastLike(db, personId, `${changeStart("stage")}%"closed"%`)
    // Whom the staff book anew waits for no message of before, as after a visitor's own booking.
    .where("appointment_id", "is", null)
    // Nor does who is open again by a merge, for the other's sake.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("touches as merge")
            .select("merge.id")
            .whereRef("merge.person_id", "=", "touches.person_id")
            .whereRef("merge.happened_at", "=", "touches.happened_at")
            .where("merge.kind", "=", "merge")
            .where("touches.body", "like", `${changeStart("stage")}"from":"closed"%`),
        ),
      ),
    )
    .executeTakeFirst();
  return last && readChange(last).to === "closed" ? last.happened_at : undefined;
}

const lastLike = (db: Db, personId: string, body: string) =>
  db
    .selectFrom("touches")
    .selectAll()
    .where("person_id", "=", personId)
    .where("kind", "=", "change")
    .where("body", "like", body)
    .orderBy("happened_at", "desc")
    .orderBy("id", "desc")
    .limit(1);

/** What a touch of the kind `change` tells in its body. */
export type FieldChange = { field: string; from: string | null; to: string | null };

/** The beginning of the body of a change of a field, by which the last one is found. */
export const changeStart = (field: string) => `{"field":${JSON.stringify(field)},`;

export const changeTouch = (personId: string, { field, from, to }: FieldChange): NewTouch => ({
  person_id: personId,
  kind: "change",
  body: JSON.stringify({ field, from, to }),
});

export const readChange = (touch: Pick<Touch, "body">): FieldChange => JSON.parse(touch.body);
