import { closedDayLine } from "#content/closed-day-line.ts";
import { hoursLines } from "#content/format/hours-lines.ts";
import { zoneName } from "#content/format/zone-name.ts";
import type { Locale } from "#domain/locale.ts";
import { closedDaysOf, closedOnAttribute } from "#domain/practice/closed-days.ts";
import type { HoursSet, Practice } from "#domain/practice/practice.ts";
import { Ledger } from "#ui/Ledger.tsx";
import styles from "./HoursList.module.css";

type Props = { locale: Locale; hours: HoursSet; practice: Practice };

/** A week of opening hours and the days to come that have none: the server sends those of the next weeks. */
export function HoursList({ locale, hours, practice }: Props) {
  const lines = hoursLines(hours, locale);
  return (
    <div className={styles.hours}>
      <Ledger rows={lines.map((line) => ({ label: line.days, value: line.hours }))} />
      {closedDaysOf(hours, practice.hours.closedDays).map((day) => (
        <p key={day.date} className={styles.note} {...{ [closedOnAttribute]: day.date }} hidden>
          {closedDayLine(day, locale)}
        </p>
      ))}
      {hours.notes.map((note) => (
        <p key={note.en} className={styles.note}>
          {note[locale]}
        </p>
      ))}
      <p className={styles.zone}>{zoneName(practice.business.timeZone, locale)}</p>
    </div>
  );
}
