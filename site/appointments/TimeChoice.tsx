import { fillIn } from "#content/format/fill-in.ts";
import type { Locale } from "#domain/locale.ts";
import { isSameClock, wallClock } from "#ui/dates/wall-clock.ts";
import type { CalendarWords } from "./calendar-props.ts";
import { momentLine, timeWords } from "./slot-words.ts";
import type { Slot } from "./slots.ts";
import css from "./TimeChoice.module.css";

type Props = {
  locale: Locale;
  words: CalendarWords;
  slots: readonly Slot[];
  zone: string;
  officeZone: string;
  /** Times of several days say their days. */
  isOfOneDay?: boolean;
  onChoose: (slot: Slot) => void;
};

/** Free times to choose from, in the visitor's time; the office's stands beside where it differs. */
export function TimeChoice({ locale, words, slots, zone, officeZone, isOfOneDay = false, onChoose }: Props) {
  const wordsOf = isOfOneDay ? timeWords : momentLine;
  const officeTime = ({ start }: Slot) => {
    const time = timeWords(start, officeZone, locale, wallClock(start, zone).day);
    return fillIn(words.atOffice, { time });
  };
  return (
    <ul className={isOfOneDay ? css.times : css.moments}>
      {slots.map((slot) => (
        <li key={slot.start}>
          {/* The second click of a double click on a day lands here, where the times have come into view. */}
          <button type="button" className={css.time} onClick={({ detail }) => detail < 2 && onChoose(slot)}>
            <b>{wordsOf(slot.start, zone, locale)}</b>{" "}
            {!isSameClock(slot.start, zone, officeZone) && <span>{officeTime(slot)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
