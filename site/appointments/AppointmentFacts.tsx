import { appointmentFields } from "#domain/templates/appointment-fields.ts";
import type { NameOf } from "#domain/templates/template-fields.ts";
import { templateAttributes } from "#ui/template-attributes.ts";
import styles from "./AppointmentFacts.module.css";

const { fill, when } = templateAttributes(appointmentFields);
type Fields = typeof appointmentFields;

type Row = {
  label: string;
  isMain?: boolean;
  /** A second value, said softly. */
  aside?: "zoneName";
} & ({ value: NameOf<Fields, "text"> } | { optionalValue: NameOf<Fields, "optional text"> });

/**
 * Pairs on hairlines that the server fills; a row whose optional value is absent is left out. The values are too long
 * for the leaders of a ledger.
 */
export function AppointmentFacts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, isMain, aside, ...row }) => (
        <div key={label} {...("optionalValue" in row && when(row.optionalValue))}>
          <dt>{label}</dt>
          <dd className={isMain ? styles.main : undefined}>
            <span {...fill("optionalValue" in row ? row.optionalValue : row.value)}>…</span>
            {aside && (
              <span className={styles.aside} {...fill(aside)}>
                …
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
