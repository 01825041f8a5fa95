import { timingSafeEqual } from "node:crypto";
import type { Db } from "../base/db/open-database.ts";
import { newToken } from "./book.ts";

const name = "calendar-feed-token";

/** The token in the address of the practice's calendar: made when it is first asked for, then the same for good. */
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

/** Makes a new token and gives it back; the address with the old one no longer works. */
export async function replaceFeedToken(db: Db): Promise<string> {
  const value = newToken();
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
  return value;
}

/** Whether a token opens the calendar, in a time that tells nothing of the right one. Never makes one. */
export async function isFeedToken(db: Db, token: string): Promise<boolean> {
  const expected = Buffer.from((await findFeedToken(db)) ?? newToken());
  const actual = Buffer.from(token);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

async function findFeedToken(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** Where the practice's calendar program finds its appointments. */
export const feedUrl = (siteUrl: string, token: string) => `${siteUrl}${feedFolder}/${token}.ics`;
export const feedFolder = "/calendars";
