import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { CleaningStep } from "../base/cleaning-step.ts";
import type { Db } from "../base/db/open-database.ts";
import { readSetting, writeSetting } from "../base/db/setting-rows.ts";
import { type Seal, sealFields, sealNumbers } from "../base/sealed-numbers.ts";
import { findPerson } from "./people-rows.ts";
import { replaceTerms } from "./term-rows.ts";
import { changeStart } from "./touch-rows.ts";

/** To be raised with each pattern for more numbers (`maskSensitiveNumbers`), so that rows of before are looked at again. */
const patternsVersion = 2;

/**
 * The steps that seal numbers in rows of an older version. They note how far they came: none is looked at twice. What is
 * sealed already stays as it is: it is the text as it was typed.
 */
export const sealingSteps = (db: Db, seal: Seal): CleaningStep[] => [
  inOrder(db, "leads", async (tx, row) => {
    const { fields, sealed } = sealFields(JSON.parse(row.text), seal);
    if (sealed === null) return;
    const all = { ...JSON.parse(sealed), ...JSON.parse(row.sealed ?? "{}") };
    await tx
      .updateTable("leads")
      .set({ fields: JSON.stringify(fields), sealed: JSON.stringify(all) })
      .where("id", "=", row.id)
      .execute();
    if (row.person_id !== null) await maskPerson(tx, row.person_id);
  }),
  inOrder(db, "touches", async (tx, row) => {
    const { text: body, sealed } = sealNumbers(row.text, seal);
    if (sealed === null) return;
    await tx
      .updateTable("touches")
      .set({ body, sealed: row.sealed ?? sealed })
      .where("id", "=", row.id)
      .execute();
  }),
];

type Row = { id: string; text: string; person_id: string | null; sealed: string | null };

function inOrder(
  db: Db,
  table: "leads" | "touches",
  sealRow: (tx: Db, row: Row) => Promise<void>,
): CleaningStep {
  const name = `sealed-${table}-${patternsVersion}`;
  return (limit) =>
    db.transaction().execute(async (tx) => {
      const rows = await readRows(tx, table, (await readSetting(tx, name)) ?? "", limit);
      for (const row of rows) await sealRow(tx, row);
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
