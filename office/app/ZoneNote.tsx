import { fillIn } from "#content/format/fill-in.ts";
import { zoneNoteWords } from "#content/words/office/zone-note.ts";
import { days, minutes } from "#domain/durations.ts";
import { wallClock } from "#ui/dates/wall-clock.ts";
import { useOffice } from "../base/office-context.ts";
import { serverNow } from "../base/server-clock.ts";

/** Whose times a screen shows, where this browser's clock is another one, now or in half a year. */
export function ZoneNote() {
  const { locale, names } = useOffice();
  // Without a zone a wall time is read as this browser's.
  const isOwn = (moment: number) => {
    const { day, time } = wallClock(moment, names.timeZone);
    return Math.abs(Date.parse(`${day}T${time}`) - moment) < minutes(1);
  };
  if (isOwn(serverNow()) && isOwn(serverNow() + days(182))) return null;
  return <p className="soft">{fillIn(zoneNoteWords[locale], { zone: names.zone[locale] })}</p>;
}
