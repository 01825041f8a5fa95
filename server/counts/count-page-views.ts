import type { IncomingMessage } from "node:http";
import { minutes } from "#domain/durations.ts";
import type { Clock } from "../base/clock.ts";
import { createToday } from "../base/current-day.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Log } from "../base/logger.ts";
import { addViews } from "./page-count-rows.ts";
import { countedPage, createHostLimit, isOpenedByPerson, referringHost } from "./page-view.ts";

export type PageViews = {
  /** Counts a page that is answered with 200 or 304, if a person opened it. */
  add(request: IncomingMessage): void;
  /** Adds what was counted to the table. */
  write(): Promise<void>;
  /** The last `write`. */
  stop(): Promise<void>;
};

/**
 * Counts page views in memory, by day, path and language, and by the site that led to them, and adds them to the tables
 * every minute; so many are lost at most when the process is killed, or a commit fails. What could not be written before
 * is written the next time.
 */
export function startPageViews(options: {
  db: Db;
  now: Clock;
  log: Log;
  /** The practice's; a publish may change it. */
  timeZone: () => string;
  /** Whether the release that is served has a page of this path. */
  hasPage: (path: string) => boolean;
}): PageViews {
  const { db, now, log, timeZone, hasPage } = options;
  const today = createToday(now, timeZone);
  const limitHost = createHostLimit();
  let counts = newCounts();
  let writing = Promise.resolve();

  function add(request: IncomingMessage): void {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (!countedPage(path) || !hasPage(path) || !isOpenedByPerson(request)) return;
    const day = today();
    addTo(counts.pages, `${day} ${path}`, 1);
    const host = referringHost(request);
    if (host !== undefined) addTo(counts.referrers, `${day} ${limitHost(day, host)}`, 1);
  }

  async function writeCounts(): Promise<void> {
    const counted = counts;
    if (counted.pages.size + counted.referrers.size === 0) return;
    counts = newCounts();
    let isAdded = false;
    try {
      await db.transaction().execute(async (tx) => {
        await addViews(tx, rowsOf(counted));
        isAdded = true;
      });
    } catch (err) {
      log.error({ err }, "page views could not be written");
      // They may be in the table all the same, when only the answer to the commit was lost.
      if (isAdded) return;
      for (const name of ["pages", "referrers"] as const)
        for (const [key, count] of counted[name]) addTo(counts[name], key, count);
    }
  }

  const write = () => {
    writing = writing.then(writeCounts);
    return writing;
  };
  const timer = setInterval(write, minutes(1)).unref();
  return {
    add,
    write,
    stop() {
      clearInterval(timer);
      return write();
    },
  };
}

/** Empty counts, by `day path` and by `day host`; there are only paths of the site. */
const newCounts = () => ({ pages: new Map<string, number>(), referrers: new Map<string, number>() });

function rowsOf({ pages, referrers }: ReturnType<typeof newCounts>) {
  return {
    pages: [...pages].flatMap(([key, count]) => {
      const [day = "", path = ""] = key.split(" ");
      const page = countedPage(path);
      return page ? [{ day, ...page, count }] : [];
    }),
    referrers: [...referrers].map(([key, count]) => {
      const [day = "", host = ""] = key.split(" ");
      return { day, host, count };
    }),
  };
}

const addTo = (counts: Map<string, number>, key: string, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count);
