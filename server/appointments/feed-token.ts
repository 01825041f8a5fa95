import type { Db } from "../base/db/open-database.ts";
import { ensureSetting, readSetting, writeSetting } from "../base/db/setting-rows.ts";
import { newToken } from "../base/new-token.ts";
import { isSameSecret } from "../base/same-secret.ts";

const name = "calendar-feed-token";

/** The token of the practice's calendar feed; created by the first call, the same from then on. */
export const ensureFeedToken = (db: Db): Promise<string> => ensureSetting(db, name, newToken());

/** Replaces the token of the calendar feed and resolves with the new one; the old address stops working. */
export async function replaceFeedToken(db: Db): Promise<string> {
  const value = newToken();
  await writeSetting(db, name, value);
  return value;
}

/** Whether this is the token of the calendar feed, compared in constant time. It never creates one. */
export async function isFeedToken(db: Db, token: string): Promise<boolean> {
  return isSameSecret(token, (await readSetting(db, name)) ?? newToken());
}

/** The address of the calendar feed; `siteUrl` has no slash at its end. */
export const feedUrl = (siteUrl: string, token: string) => `${siteUrl}${feedFolder}/${token}.ics`;
export const feedFolder = "/calendars";
