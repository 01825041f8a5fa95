import styles from "./AppointmentFacts.module.css";

type Row = {
  label: string;
  /** Name of the value that the server puts here. */
  value: string;
  /** Name of a second value, said softly. */
  aside?: string;
  /** Whether the row is left out when the server has no such value. */
  isOptional?: boolean;
  isMain?: boolean;
};

/** Pairs on hairlines that the server fills. Their values are too long for the leaders of a ledger. */
export function AppointmentFacts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, value, aside, isOptional, isMain }) => (
        <div key={value} data-if={isOptional ? value : undefined}>
          <dt>{label}</dt>
          <dd className={isMain ? styles.main : undefined}>
            <span data-fill={value}>…</span>
            {aside && (
              <span className={styles.aside} data-fill={aside}>
                …
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
