import { fillCount } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { useOffice } from "../base/office-context.ts";
import { dayPart } from "./calendar-days.ts";
import { DayTab } from "./DayTab.tsx";
import css from "./WeekStrip.module.css";
import type { Calendar } from "./week-layout.ts";

type Props = {
  calendar: Calendar;
  day: string;
  today: string;
  /** A day was held. */
  onClose: (day: string) => void;
};

/** The days of the week on a phone: a tap shows one, holding it closes a time of it. */
export function WeekStrip({ calendar, day, today, onClose }: Props) {
  const { locale } = useOffice();
  const words = calendarWords[locale];
  return (
    <nav className={css.strip} aria-label={words.days}>
      {calendar.days.map((each) => {
        const count = calendar.appointments.filter(({ from }) => dayPart(from) === each.day).length;
        return (
          <DayTab
            key={each.day}
            day={each.day}
            isCurrent={each.day === day}
            isToday={each.day === today}
            count={count === 0 ? "" : String(count)}
            countWords={fillCount(words.booked, count)}
            onHold={() => onClose(each.day)}
          />
        );
      })}
    </nav>
  );
}
