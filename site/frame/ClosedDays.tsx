import { closedDayLine } from "#content/closed-day-line.ts";
import type { Locale } from "#domain/locale.ts";
import { closedDaysOf, closedOnAttribute } from "#domain/practice/closed-days.ts";
import type { HoursSet, Practice } from "#domain/practice/practice.ts";

type Props = {
  locale: Locale;
  hours: HoursSet;
  closedDays: Practice["hours"]["closedDays"];
  className: string | undefined;
};

/** The days to come that have no hours: of these lines the server sends those of the next weeks. */
export function ClosedDays({ locale, hours, closedDays, className }: Props) {
  return closedDaysOf(hours, closedDays).map((day) => (
    <p key={day.date} className={className} {...{ [closedOnAttribute]: day.date }} hidden>
      {closedDayLine(day, locale)}
    </p>
  ));
}
