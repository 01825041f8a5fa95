import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./CalendarSheet.module.css";

/** Whether the person is written to; one without an address has to be called. */
export function LetterChoice({ entry, isChosen = true }: { entry: CalendarEntry; isChosen?: boolean }) {
  const { locale } = useOffice();
  const words = calendarWords[locale].letter;
  const { hasMail, name, phone } = entry;
  if (!hasMail) return <p className={css.note}>{fillIn(words.none, { name, phone })}</p>;
  return (
    <label className={css.choice}>
      <input type="checkbox" name="letter" defaultChecked={isChosen} />
      {words.send}
    </label>
  );
}
