import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { useOffice } from "../base/office-context.ts";
import type { OpenedSheet } from "./CalendarSheet.tsx";
import css from "./WeekGrid.module.css";
import { boxOf, type Calendar, type Place } from "./week-layout.ts";

type Props = {
  closure: Calendar["closures"][number];
  place: Place;
  onOpen: (sheet: OpenedSheet) => void;
};

/** A closure in a day's column, which can be opened again. */
export function ClosureBlock({ closure: { id, note, by }, place, onOpen }: Props) {
  const { locale } = useOffice();
  const words = calendarWords[locale].closure;
  return (
    <button
      type="button"
      className={css.closure}
      style={boxOf(place)}
      onClick={() => onOpen({ kind: "closure", id })}
    >
      <strong>{note ? fillIn(words.labelFor, { note }) : words.label}</strong>
      <small>{fillIn(words.by, { name: by })}</small>
    </button>
  );
}
