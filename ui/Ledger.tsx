import type { ReactNode } from "react";
import styles from "./Ledger.module.css";

type Row = { label: ReactNode; value: ReactNode };

/** Pairs on hairlines with dotted leaders between: hours, fees, totals. */
export function Ledger({ rows }: { rows: Row[] }) {
  return (
    <dl className={styles.ledger}>
      {rows.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static rows
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
