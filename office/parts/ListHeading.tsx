import type { ReactNode } from "react";
import css from "./ListHeading.module.css";

type Props = {
  id: string;
  /** Before the heading of the screen it only names its list. */
  as?: "h2" | "p";
  children: ReactNode;
};

/** A heading over the rows below it, with a dotted leader to the edge. */
export function ListHeading({ id, as: Heading = "h2", children }: Props) {
  return (
    <Heading className={css.heading} id={id}>
      {children}
    </Heading>
  );
}
