import { clockWords } from "#content/format/moments.ts";
import { useOffice } from "../base/office-context.ts";
import type { OpenedSheet } from "./CalendarSheet.tsx";
import { DayColumn } from "./DayColumn.tsx";
import css from "./WeekGrid.module.css";
import { type Calendar, hourRange, isDayOff } from "./week-layout.ts";

type Props = {
  calendar: Calendar;
  /** The one that a phone shows. */
  day: string;
  today: string;
  onOpen: (sheet: OpenedSheet) => void;
};

/** The hours of the week, a column a day; a phone shows one of them. */
export function WeekGrid({ calendar, day, today, onOpen }: Props) {
  const { locale } = useOffice();
  const range = hourRange(calendar);
  const hours = Array.from({ length: range.end - range.first }, (_, place) => range.first + place);
  const columns = calendar.days.map((each) =>
    isDayOff(calendar, each) ? "minmax(4.75rem, 0.35fr)" : "minmax(0, 1fr)",
  );
  const style = { "--hours": hours.length, "--days": columns.join(" ") } as React.CSSProperties;
  return (
    <div className={css.week} style={style}>
      <div className={css.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>
            {clockWords(`${String(hour).padStart(2, "0")}:00`, locale).replace(":00", "")}
          </span>
        ))}
      </div>
      {calendar.days.map((each) => (
        <DayColumn
          key={each.day}
          calendar={calendar}
          day={each}
          range={range}
          isCurrent={each.day === day}
          isToday={each.day === today}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}
