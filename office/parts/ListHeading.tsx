import type { ReactNode } from "react";
import css from "./ListHeading.module.css";

/** A heading over the rows below it, with a dotted leader to the edge. */
export function ListHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 className={css.heading} id={id}>
      {children}
    </h2>
  );
}
