import type { ReactNode } from "react";
import { Ledger } from "#ui/Ledger.tsx";
import styles from "./Rates.module.css";

type Table = { heading: string; rows: { label: string; value: string }[]; text?: string };
type Props = { id: string; heading: string; lead?: string; tables: readonly Table[]; children?: ReactNode };

/** Rates as a ledger, apart by what they are for. */
export function Rates({ id, heading, lead, tables, children }: Props) {
  return (
    <section className={styles.rates} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.tables}>
          {tables.map(({ heading: name, rows, text }) => (
            <div key={name}>
              <h3>{name}</h3>
              <Ledger rows={rows} />
              {text && <p className={styles.text}>{text}</p>}
            </div>
          ))}
        </div>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </section>
  );
}
