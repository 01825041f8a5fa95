import type { ReactNode } from "react";
import { TilePanel } from "#ui/tiles/TilePanel.tsx";
import { PageHero } from "../../frame/PageHero.tsx";
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
    <PageHero
      heading={heading}
      lead={text}
      className={styles.message}
      aside={
        <div className={styles.wall}>
          <TilePanel className={styles.tiles} columns={3} rows={3} missing={isBroken ? 4 : undefined} />
        </div>
      }
    >
      <div className={styles.more}>{children}</div>
    </PageHero>
  );
}
