import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { addDays } from "#ui/dates/month-grid.ts";
import { useOffice } from "../base/office-context.ts";
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
        <label className="field">
          {words.firstDay}
          <input
            type="date"
            value={dayPart(from)}
            onChange={({ target }) => target.value && onChange({ from: `${target.value}T00:00`, to })}
          />
        </label>
        <label className="field">
          {words.lastDay}
          <input
            type="date"
            value={lastDayOf(to)}
            onChange={({ target }) =>
              target.value && onChange({ from, to: `${addDays(target.value, 1)}T00:00` })
            }
          />
        </label>
      </div>
    );
  }
  return (
    <div className={css.pair}>
      <label className="field">
        {words.from}
        <input
          type="datetime-local"
          value={from}
          onChange={({ target }) => target.value && onChange({ from: target.value, to })}
        />
      </label>
      <label className="field">
        {words.to}
        <input
          type="datetime-local"
          value={to}
          onChange={({ target }) => target.value && onChange({ from, to: target.value })}
        />
      </label>
    </div>
  );
}
