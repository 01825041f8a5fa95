import type { Db } from "../base/db/open-database.ts";
import { lockRow } from "./people-rows.ts";
import { fieldsOf, type PersonField } from "./person-fields.ts";
import { readChange, type Touch } from "./touch-rows.ts";

/**
 * Takes the values that a merge gave a person out of the changes of its fields, once it is taken back: card and copy would
 * tell of the other, for as long as the person is kept. Changes of nothing else go; what is the person's own by now stays.
 */
export async function forgetTaken(
  tx: Db,
  personId: string,
  fields: readonly PersonField[],
  { happened_at: mergedAt }: Touch,
): Promise<void> {
  const own = fieldsOf(await lockRow(tx, personId));
  const touches = await tx
    .selectFrom("touches")
    .select(["id", "body", "happened_at"])
    .where("person_id", "=", personId)
    .where("kind", "=", "change")
    .where("happened_at", ">=", mergedAt)
    .execute();
  const changes = touches.map((touch) => ({ ...touch, ...readChange(touch) }));
  for (const field of fields) {
    const ofField = changes.filter((change) => change.field === field);
    const taken = ofField.find(({ happened_at }) => happened_at === mergedAt)?.to;
    if (!taken || taken === own[field]) continue;
    const without = (value: string | null) => (value === taken ? "" : (value ?? ""));
    for (const change of ofField) {
      const [from, to] = [without(change.from), without(change.to)];
      if (from === to) await tx.deleteFrom("touches").where("id", "=", change.id).execute();
      else
        await tx
          .updateTable("touches")
          .set({ body: JSON.stringify({ field, from, to }) })
          .where("id", "=", change.id)
          .execute();
    }
  }
}
