import { fillIn } from "#content/format/fill-in.ts";
import { noBreak } from "#content/format/moments.ts";
import type { Locale } from "#domain/locale.ts";
import { isSameClock } from "#ui/dates/wall-clock.ts";
import css from "./AppointmentCalendar.module.css";
import type { CalendarWords } from "./calendar-props.ts";
import { momentLine } from "./slot-words.ts";
import { minutesOf, type Slot } from "./slots.ts";

type Props = { locale: Locale; words: CalendarWords; slot: Slot; zone: string; officeZone: string };

/** When the appointment is, for the visitor and, where the clock there is another, at the office. */
export function ChosenMoment({ locale, words, slot, zone, officeZone }: Props) {
  const { start } = slot;
  return (
    <p className={css.moment}>
      <b>{momentLine(start, zone, locale, noBreak)}</b>
      {!isSameClock(start, zone, officeZone) && (
        <span>{fillIn(words.atOffice, { time: momentLine(start, officeZone, locale, noBreak) })}</span>
      )}
      <span>{fillIn(words.minutes, { minutes: minutesOf(slot) })}</span>
    </p>
  );
}
