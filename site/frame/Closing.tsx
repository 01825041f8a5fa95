import type { ReactNode } from "react";
import styles from "./Closing.module.css";

type Props = { heading: string; text: string; children: ReactNode };

/** The last word of a page and what to do next. */
export function Closing({ heading, text, children }: Props) {
  return (
    <section className={`wrap ${styles.closing}`} aria-labelledby="closing-heading" data-screen-only>
      <div>
        <h2 id="closing-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="button-row">{children}</div>
    </section>
  );
}
