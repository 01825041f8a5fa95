import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { addDays } from "#ui/dates/month-grid.ts";
import { useOffice } from "../base/office-context.ts";
import { DateInput } from "../parts/DateInput.tsx";
import css from "./CalendarSheet.module.css";
import { dayPart, lastDayOf } from "./calendar-days.ts";
import type { ClosedTime } from "./close-presets.ts";

type Props = { isWholeDays: boolean; time: ClosedTime; onChange: (time: ClosedTime) => void };

/** The first and last day of a closure, or its beginning and end. */
export function ClosedTimeFields({ isWholeDays, time: { from, to }, onChange }: Props) {
  const { locale } = useOffice();
  const words = calendarWords[locale].close;
  if (isWholeDays) {
    return (
      <div className={css.pair}>
        <DateInput
          label={words.firstDay}
          value={dayPart(from)}
          onChange={(day) => day && onChange({ from: `${day}T00:00`, to })}
        />
        <DateInput
          label={words.lastDay}
          value={lastDayOf(to)}
          onChange={(day) => day && onChange({ from, to: `${addDays(day, 1)}T00:00` })}
        />
      </div>
    );
  }
  return (
    <div className={css.pair}>
      <DateInput
        type="datetime-local"
        label={words.from}
        value={from}
        onChange={(start) => start && onChange({ from: start, to })}
      />
      <DateInput
        type="datetime-local"
        label={words.to}
        value={to}
        onChange={(end) => end && onChange({ from, to: end })}
      />
    </div>
  );
}
