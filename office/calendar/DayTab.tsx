import { Link } from "react-router";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { useOffice } from "../base/office-context.ts";
import { useLongPress } from "../parts/use-long-press.ts";
import { longDay, shortDay } from "./calendar-days.ts";
import css from "./WeekStrip.module.css";

type Props = {
  day: string;
  isCurrent: boolean;
  isToday: boolean;
  /** How many are booked, short and in words. */
  count: string;
  countWords: string;
  onHold: () => void;
};

/** A day of the strip with how many are booked on it: a tap shows it, holding it closes a time of it. */
export function DayTab({ day, isCurrent, isToday, count, countWords, onHold }: Props) {
  const { locale } = useOffice();
  const hold = useLongPress(onHold);
  const [weekday, number] = shortDay(day, locale).split(" ");
  const today = isToday ? `${calendarWords[locale].thisDay}, ` : "";
  return (
    <Link
      to={`?day=${day}`}
      className={css.tab}
      data-today={isToday || undefined}
      aria-current={isCurrent || undefined}
      draggable={false}
      {...hold}
    >
      <span className="unseen">{`${longDay(day, locale)}, ${today}${countWords}`}</span>
      <span aria-hidden="true">{weekday}</span>
      <strong aria-hidden="true">{number}</strong>
      <small aria-hidden="true">{count || "·"}</small>
    </Link>
  );
}
