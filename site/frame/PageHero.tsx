import type { ReactNode } from "react";
import styles from "./PageHero.module.css";

type Props = {
  heading: string;
  lead: string;
  /** Stands above the heading. */
  above?: ReactNode;
  /** Follows the lead. */
  children?: ReactNode;
  /** Stands below the words, or beside them where the class gives it a column. */
  aside?: ReactNode;
  className?: string | undefined;
};

/** The first view of a page: what it is, in a heading and a lead, and what a visitor needs first. */
export function PageHero({ heading, lead, above, children, aside, className = "" }: Props) {
  return (
    <section id="first-view" className={`wrap ${styles.hero} ${className}`} aria-labelledby="page-title">
      <div>
        {above}
        <h1 id="page-title">{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {aside}
    </section>
  );
}
