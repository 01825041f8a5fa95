import { sendingRates } from "#domain/office/campaign-operations.ts";
import type { Db } from "../base/db/open-database.ts";
import { readSetting, writeSetting } from "../base/db/setting-rows.ts";

const name = "newsletter-letters-an-hour";

/** Reads the sending rate of campaigns in letters an hour; the usual one as long as nobody has set it. */
export async function readSendingRate(db: Db): Promise<number> {
  const value = await readSetting(db, name);
  return value === undefined ? sendingRates.usual : Number(value);
}

/** Stores the sending rate of campaigns, in letters an hour. */
export const writeSendingRate = (tx: Db, lettersAnHour: number): Promise<void> =>
  writeSetting(tx, name, String(lettersAnHour));
