import { days } from "#domain/durations.ts";
import type { Db } from "./open-database.ts";
import { readSetting, writeSetting } from "./setting-rows.ts";

const name = "trusted-clock";
/** A server that stood still for longer, or a clock that stepped ahead so far, deletes nothing for a day. */
const longestGap = days(30);
const doubt = days(1);

/** Moments in milliseconds: the latest that was trusted, and the first of a clock that has stepped ahead since. */
type Noted = { trusted: number; steppedTo?: number };

/**
 * Whether what deletes for good may go by a clock, asked each hour. One that steps ahead by over 30 days is trusted when
 * it has stayed there for a day, also across restarts: until then somebody can set it right.
 */
export async function isClockTrusted(db: Db, now: Date): Promise<boolean> {
  const stored = await readSetting(db, name);
  const noted: Noted = stored === undefined ? { trusted: now.getTime() } : JSON.parse(stored);
  const next = nextNoted(noted, now.getTime());
  await writeSetting(db, name, JSON.stringify(next));
  return next.steppedTo === undefined;
}

function nextNoted({ trusted, steppedTo }: Noted, now: number): Noted {
  if (now - trusted <= longestGap) return { trusted: now };
  if (steppedTo === undefined || now - steppedTo > longestGap) return { trusted, steppedTo: now };
  return now - steppedTo >= doubt ? { trusted: now } : { trusted, steppedTo };
}
