import { localDay } from "#domain/deadlines/local-day.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import { countOutdated } from "./rule-findings.ts";
import { loadState } from "./website-state.ts";

type Options = { db: Db; env: Env; timeZone: string };

/** Creates the count of what has grown old in the live facts. It looks once a day; a publish creates another. */
export function createOutdatedCount({ db, env, timeZone }: Options): (now: Date) => Promise<number> {
  let known: { day: string; count: Promise<number> } | undefined;
  const look = async (now: Date) => {
    const { live } = await loadState(db);
    return countOutdated(live.content, { env, now });
  };
  return (now) => {
    const day = localDay(now, timeZone);
    if (known?.day === day) return known.count;
    const count = look(now);
    known = { day, count };
    // What failed is tried again for the next who asks.
    count.catch(() => {
      known = undefined;
    });
    return count;
  };
}
