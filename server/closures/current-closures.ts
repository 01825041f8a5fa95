import type { Closure } from "#domain/appointments/closures.ts";
import { seconds } from "#domain/durations.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import { listClosures, parseClosure } from "./queries.ts";

/** How long the list is kept, in milliseconds; so late at most does a server notice what another one closed. */
const lifetime = seconds(1);

/** The closures that have not ended, kept in memory for a moment. */
export type CurrentClosures = {
  read(): Promise<readonly Closure[]>;
  /** Makes the next `read` ask the database, after this server changed a closure. */
  expire(): void;
};

/** Creates the closures of a server; `read` rejects when the database fails, and the next one asks it again. */
export function createCurrentClosures(db: Db, now: Clock): CurrentClosures {
  let list: Promise<readonly Closure[]> | undefined;
  let readAt = 0;
  return {
    read() {
      if (list && performance.now() - readAt < lifetime) return list;
      readAt = performance.now();
      const reading = listClosures(db, { start: now().getTime() }).then((rows) => rows.map(parseClosure));
      reading.catch(() => {
        if (list === reading) list = undefined;
      });
      list = reading;
      return reading;
    },
    expire() {
      list = undefined;
    },
  };
}
