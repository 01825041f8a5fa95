import type { ReactNode } from "react";
import css from "./ScreenHead.module.css";

/** The head of a screen: its title, what stands beside it, and the ledger's rule below. */
export function ScreenHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className={css.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  );
}
