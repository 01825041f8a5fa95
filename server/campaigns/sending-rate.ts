import { sendingRates } from "#domain/office/campaign-operations.ts";
import type { Db } from "../base/db/open-database.ts";

const name = "newsletter-letters-an-hour";

/** Reads the sending rate of campaigns in letters an hour; the usual one as long as nobody has set it. */
export async function readSendingRate(db: Db): Promise<number> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row ? Number(row.value) : sendingRates.usual;
}

/** Stores the sending rate of campaigns, in letters an hour. */
export async function writeSendingRate(tx: Db, lettersAnHour: number): Promise<void> {
  const value = String(lettersAnHour);
  await tx
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
