import type { ReactNode } from "react";
import { TilePanel } from "#ui/tiles/TilePanel.tsx";
import styles from "./MessageSection.module.css";

type Props = {
  heading: string;
  text: string;
  /** Leaves a hole in the wall: something is missing. */
  isBroken?: boolean;
  children?: ReactNode;
};

/** A page that says one thing, beside a small wall of tiles. */
export function MessageSection({ heading, text, isBroken = false, children }: Props) {
  return (
    <section id="first-view" className={`wrap ${styles.message}`} aria-labelledby="message-title">
      <div>
        <h1 id="message-title">{heading}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.more}>{children}</div>
      </div>
      <div className={styles.wall}>
        <TilePanel className={styles.tiles} columns={3} rows={3} missing={isBroken ? 4 : undefined} />
      </div>
    </section>
  );
}
