import { type KeyboardEvent, useEffect, useRef } from "react";
import { formatDay, formatWeekday } from "#ui/dates/day-format.ts";
import {
  clampDay,
  type Day,
  dayAfterKey,
  firstWeekdayOf,
  type Month,
  monthOf,
  weeksOf,
} from "#ui/dates/month-grid.ts";
import css from "./MonthView.module.css";

type Props = {
  languageTag: string;
  words: Record<"today" | "unavailable", string>;
  month: Month;
  /** The first is today; no key leads out of them. */
  bounds: { first: Day; last: Day };
  /** The days that can be chosen; undefined while they are on their way. */
  days: Pick<ReadonlySet<Day>, "has"> | undefined;
  isBusy: boolean;
  chosenDay: Day | undefined;
  /** The day that Tab leads to, if it is in this month. */
  current: Day | undefined;
  labelledBy: string;
  onMove: (day: Day) => void;
  onChoose: (day: Day) => void;
};

/** One month as an ARIA date grid with its keys; days that cannot be chosen take the focus, to be read. */
export function MonthView({ languageTag, words, month, bounds, days, current, labelledBy, ...props }: Props) {
  const { isBusy, chosenDay, onMove, onChoose } = props;
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const firstWeekday = firstWeekdayOf(languageTag);
  const weeks = weeksOf(month, firstWeekday);
  const ownDays = weeks.flat().filter((day) => day !== undefined);
  const isInMonth = (day: Day | undefined) => day && monthOf(day) === month;
  const firstOpen = ownDays.find((day) => day >= bounds.first);
  const tabStop = [current, chosenDay].find(isInMonth) ?? ownDays.find((day) => days?.has(day)) ?? firstOpen;

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"]`)?.focus();
  }, [tabStop]);

  const press = (event: KeyboardEvent, day: Day) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (days?.has(day)) onChoose(day);
      return;
    }
    const target = dayAfterKey(event, day, firstWeekday);
    if (!target) return;
    event.preventDefault();
    const nearest = clampDay(target, bounds.first, bounds.last);
    isMoving.current = nearest !== day;
    onMove(nearest);
  };
  const nameOf = (day: Day) =>
    [
      formatDay(day, languageTag),
      day === bounds.first && words.today,
      days && !days.has(day) && words.unavailable,
    ]
      .filter(Boolean)
      .join(", ");

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table
    <table ref={table} role="grid" className={css.grid} aria-labelledby={labelledBy} aria-busy={isBusy}>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, place) => `2026-02-0${1 + ((firstWeekday + place) % 7)}`).map(
            // February 2026 begins on a Sunday.
            (day) => (
              <th key={day} scope="col" abbr={formatWeekday(day, languageTag, "long")}>
                {formatWeekday(day, languageTag, "short")}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks keep their places
          <tr key={row}>
            {week.map((day, column) =>
              day ? (
                <td
                  key={day}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the ARIA date grid
                  role="gridcell"
                  data-day={day}
                  className={css.day}
                  tabIndex={day === tabStop ? 0 : -1}
                  aria-label={nameOf(day)}
                  aria-selected={day === chosenDay}
                  aria-disabled={!days?.has(day)}
                  aria-current={day === bounds.first ? "date" : undefined}
                  onFocus={() => onMove(day)}
                  onKeyDown={(event) => press(event, day)}
                  onClick={() => days?.has(day) && onChoose(day)}
                >
                  <span>{Number(day.slice(8))}</span>
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: places without a day
                <td key={column} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
