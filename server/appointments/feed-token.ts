import { timingSafeEqual } from "node:crypto";
import type { Db } from "../base/db/open-database.ts";
import { newToken } from "../base/new-token.ts";

const name = "calendar-feed-token";

/** The token of the practice's calendar feed; created by the first call, the same from then on. */
export async function ensureFeedToken(db: Db): Promise<string> {
  await db
    .insertInto("settings")
    .values({ name, value: newToken() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const token = await findFeedToken(db);
  if (token === undefined) throw new Error("the token of the calendar was not stored");
  return token;
}

/** Replaces the token of the calendar feed and resolves with the new one; the old address stops working. */
export async function replaceFeedToken(db: Db): Promise<string> {
  const value = newToken();
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
  return value;
}

/** Whether this is the token of the calendar feed, compared in constant time. It never creates one. */
export async function isFeedToken(db: Db, token: string): Promise<boolean> {
  const expected = Buffer.from((await findFeedToken(db)) ?? newToken());
  const actual = Buffer.from(token);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

async function findFeedToken(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** The address of the calendar feed; `siteUrl` has no slash at its end. */
export const feedUrl = (siteUrl: string, token: string) => `${siteUrl}${feedFolder}/${token}.ics`;
export const feedFolder = "/calendars";
