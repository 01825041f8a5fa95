import { hoursLines } from "#content/format/hours-lines.ts";
import { zoneName } from "#content/format/zone-name.ts";
import type { Locale } from "#domain/locale.ts";
import type { HoursSet, Practice } from "#domain/practice/practice.ts";
import { Ledger } from "#ui/Ledger.tsx";
import { ClosedDays } from "../../frame/ClosedDays.tsx";
import styles from "./HoursList.module.css";

type Props = { locale: Locale; hours: HoursSet; practice: Practice };

/** A week of opening hours and the days to come that have none. */
export function HoursList({ locale, hours, practice }: Props) {
  const lines = hoursLines(hours, locale);
  return (
    <div className={styles.hours}>
      <Ledger rows={lines.map((line) => ({ label: line.days, value: line.hours }))} />
      <ClosedDays
        locale={locale}
        hours={hours}
        closedDays={practice.hours.closedDays}
        className={styles.note}
      />
      {hours.notes.map((note) => (
        <p key={note.en} className={styles.note}>
          {note[locale]}
        </p>
      ))}
      <p className={styles.zone}>{zoneName(practice.business.timeZone, locale)}</p>
    </div>
  );
}
