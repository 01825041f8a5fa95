import type { AuthOptions } from "../auth/options.ts";
import { countSecured, wasAnySecured } from "../auth/staff-rows.ts";
import { findGoodBackup } from "../backup/backup-rows.ts";
import type { CurrentSettings } from "../content/current-settings.ts";
import { OperationRefused } from "../http/office-handler.ts";
import { readRetention } from "../people/retention-setting.ts";
import type { Circumstances } from "../preflight/facts/launch-facts.ts";
import type { Releases } from "../release/releases.ts";
import { hasEndpoint } from "../webhooks/endpoints.ts";

export type WebsiteOptions = AuthOptions & {
  releases: Pick<Releases, "publish" | "publishing" | "preview">;
  settings: CurrentSettings;
};

/** Reads what the rules of the launch checklist look at beside the content. */
export async function readCircumstances({
  db,
  env,
  now,
}: Pick<WebsiteOptions, "db" | "env" | "now">): Promise<Circumstances> {
  const backup = await findGoodBackup(db);
  const appointments = await db
    .selectFrom("appointments")
    .select(["type_id", "starts_at", "ends_at"])
    .where("status", "=", "booked")
    .where("starts_at", ">", now().toISOString())
    .orderBy("starts_at")
    .execute();
  const secured = await countSecured(db, now());
  return {
    env,
    now: now(),
    staffWithSecondFactor: secured,
    hadSecondFactor: secured > 0 || (await wasAnySecured(db)),
    lastBackupAt: backup && new Date(backup.at),
    retention: await readRetention(db, now()),
    hasEndpoint: await hasEndpoint(db),
    appointments: appointments.map((each) => ({
      typeId: each.type_id,
      start: Date.parse(each.starts_at),
      end: Date.parse(each.ends_at),
    })),
  };
}

/** Throws `content-locked` where the content is edited in its files alone. */
export function requireUnlocked({ env }: WebsiteOptions): void {
  if (env.isContentLocked) throw new OperationRefused("content-locked");
}
