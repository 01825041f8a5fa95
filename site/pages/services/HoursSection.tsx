import type { ComponentProps, ReactNode } from "react";
import { HoursList } from "../contact/HoursList.tsx";
import styles from "./HoursSection.module.css";

type Props = ComponentProps<typeof HoursList> & { heading: string; children: ReactNode };

/** When a service is there, and what else there is to know about it, side by side. */
export function HoursSection({ heading, children, ...list }: Props) {
  return (
    <section className={`wrap ${styles.hours}`} aria-labelledby="hours-heading">
      <h2 id="hours-heading">{heading}</h2>
      <div className={styles.columns}>
        <HoursList {...list} />
        {children}
      </div>
    </section>
  );
}
