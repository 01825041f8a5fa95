import type { Db } from "../base/db/open-database.ts";

/** Lists the newsletters that were paused because too many letters were refused. */
export async function listPausedCampaigns(db: Db) {
  const rows = await db
    .selectFrom("campaigns")
    .select(["id", "subject_en", "subject_es"])
    .where("state", "=", "paused")
    .execute();
  return rows.map(({ id, subject_en, subject_es }) => ({ id, subject: { en: subject_en, es: subject_es } }));
}
