import type { ReactNode } from "react";
import styles from "./HoursSection.module.css";

/** When a service is there, and what else there is to know about it, side by side. */
export function HoursSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.hours}`} aria-labelledby="hours-heading">
      <h2 id="hours-heading">{heading}</h2>
      <div className={styles.columns}>{children}</div>
    </section>
  );
}
