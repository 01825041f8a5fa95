import { hoursLines } from "#content/format/hours-lines.ts";
import { zoneName } from "#content/format/zone-name.ts";
import type { Locale } from "#domain/locale.ts";
import type { HoursSet } from "#domain/practice/practice.ts";
import { Ledger } from "#ui/Ledger.tsx";
import styles from "./HoursList.module.css";

type Props = { locale: Locale; hours: HoursSet; timeZone: string };

export function HoursList({ locale, hours, timeZone }: Props) {
  const lines = hoursLines(hours, locale);
  return (
    <div className={styles.hours}>
      <Ledger rows={lines.map((line) => ({ label: line.days, value: line.hours }))} />
      {hours.notes.map((note) => (
        <p key={note.en} className={styles.note}>
          {note[locale]}
        </p>
      ))}
      <p className={styles.zone}>{zoneName(timeZone, locale)}</p>
    </div>
  );
}
