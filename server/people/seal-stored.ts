import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { CleaningStep } from "../base/cleaning-step.ts";
import type { Db } from "../base/db/open-database.ts";
import { readSetting, writeSetting } from "../base/db/setting-rows.ts";
import { type Seal, sealFields, sealNumbers } from "../base/sealed-numbers.ts";
import { findPerson } from "./people-rows.ts";
import { replaceTerms } from "./term-rows.ts";
import { changeStart } from "./touch-rows.ts";

/** The steps that seal numbers in rows of an older version. They note how far they came: none is looked at twice. */
export const sealingSteps = (db: Db, seal: Seal): CleaningStep[] => [
  inOrder(db, "leads", async (tx, row) => {
    const { fields, sealed } = sealFields(JSON.parse(row.text), seal);
    if (sealed === null) return;
    await tx
      .updateTable("leads")
      .set({ fields: JSON.stringify(fields), sealed })
      .where("id", "=", row.id)
      .execute();
    if (row.person_id !== null) await maskPerson(tx, row.person_id);
  }),
  inOrder(db, "touches", async (tx, row) => {
    const { text: body, sealed } = sealNumbers(row.text, seal);
    if (sealed !== null)
      await tx.updateTable("touches").set({ body, sealed }).where("id", "=", row.id).execute();
  }),
];

type Row = { id: string; text: string; person_id: string | null };

function inOrder(
  db: Db,
  table: "leads" | "touches",
  sealRow: (tx: Db, row: Row) => Promise<void>,
): CleaningStep {
  const name = `sealed-${table}`;
  return (limit) =>
    db.transaction().execute(async (tx) => {
      const rows = await readRows(tx, table, (await readSetting(tx, name)) ?? "", limit);
      for (const row of rows) if (row.sealed === null) await sealRow(tx, row);
      const value = rows.at(-1)?.id;
      if (value === undefined) return false;
      await writeSetting(tx, name, value);
      return rows.length >= limit;
    });
}

const readRows = (tx: Db, table: "leads" | "touches", after: string, limit: number) =>
  table === "leads"
    ? tx
        .selectFrom("leads")
        .select(["id", "fields as text", "person_id", "sealed"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute()
    : tx
        .selectFrom("touches")
        .select(["id", "body as text", "person_id", "sealed"])
        .where("id", ">", after)
        // Their ids may have digits like those of a number, and are what takes them back.
        .where("kind", "!=", "merge")
        .where("body", "not like", `${changeStart("assignedTo")}%`)
        .orderBy("id")
        .limit(limit)
        .execute();

/** What a person is called and found by came from a message, too. */
async function maskPerson(tx: Db, id: string): Promise<void> {
  const person = await findPerson(tx, id);
  if (!person) return;
  const masked = {
    name: maskSensitiveNumbers(person.name),
    phone_shown: maskSensitiveNumbers(person.phone_shown),
  };
  await tx.updateTable("people").set(masked).where("id", "=", id).execute();
  await replaceTerms(tx, { ...person, ...masked });
}
