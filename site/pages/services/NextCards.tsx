import type { ReactNode } from "react";
import styles from "./NextCard.module.css";

/** Pointers side by side, where there is room. */
export function NextCards({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.cards}`}>{children}</div>;
}
