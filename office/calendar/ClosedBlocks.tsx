import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { useOffice } from "../base/office-context.ts";
import type { OpenedSheet } from "./CalendarSheet.tsx";
import css from "./WeekGrid.module.css";
import { type Calendar, type HourRange, placeIn } from "./week-layout.ts";

type Props = {
  calendar: Calendar;
  day: string;
  openings: Calendar["days"][number]["openings"];
  range: HourRange;
  onOpen: (sheet: OpenedSheet) => void;
};

/** The hatched hours of a day: those outside the opening hours, and closures, which can be opened again. */
export function ClosedBlocks({ calendar, day, openings, range, onOpen }: Props) {
  const { locale } = useOffice();
  const words = calendarWords[locale].closure;
  const ends = ["00:00", ...openings.flatMap(({ opens, closes }) => [opens, closes]), "23:59"];
  const gaps = ends.flatMap((from, place) =>
    place % 2 === 0 ? [{ from, to: ends[place + 1] ?? "23:59" }] : [],
  );
  return (
    <>
      {gaps.map(({ from, to }) => {
        const place = placeIn(day, `${day}T${from}`, `${day}T${to}`, range);
        return place && <span key={from} className={css.off} style={boxOf(place)} />;
      })}
      {calendar.closures.map((closure) => {
        const place = placeIn(day, closure.from, closure.to, range);
        return (
          place && (
            <button
              key={closure.id}
              type="button"
              className={css.closure}
              style={boxOf(place)}
              onClick={() => onOpen({ kind: "closure", id: closure.id })}
            >
              <strong>{closure.note ? fillIn(words.labelFor, { note: closure.note }) : words.label}</strong>
              <small>{fillIn(words.by, { name: closure.by })}</small>
            </button>
          )
        );
      })}
    </>
  );
}

const boxOf = ({ top, height }: { top: number; height: number }) => ({
  top: `${top}%`,
  height: `${height}%`,
});
