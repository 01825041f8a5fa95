import { fillIn } from "#content/format/fill-in.ts";
import { zoneName } from "#content/format/zone-name.ts";
import { rarelySaidWords } from "#content/words/office/rarely-said.ts";
import { days, minutes } from "#domain/durations.ts";
import { useOffice } from "../base/office-context.ts";
import { serverNow } from "../base/server-clock.ts";
import { wallTimeOf } from "../parts/wall-time.ts";

/** Whose times a screen shows, where this browser's clock is another one, now or in half a year. */
export function ZoneNote() {
  const { locale, names } = useOffice();
  const { timeZone } = names;
  // Without a zone a wall time is read as this browser's.
  const isOwn = (moment: number) => Math.abs(Date.parse(wallTimeOf(moment, timeZone)) - moment) < minutes(1);
  if (isOwn(serverNow()) && isOwn(serverNow() + days(182))) return null;
  return <p className="soft">{fillIn(rarelySaidWords[locale].zone, { zone: zoneName(timeZone, locale) })}</p>;
}
