import type { ReactNode } from "react";
import { TilePanel } from "#ui/tiles/TilePanel.tsx";
import { PageHero } from "./PageHero.tsx";
import styles from "./WallHero.module.css";

/** The head of a page that says what it is and goes on, beside a wall of tiles. */
export function WallHero({ children, ...words }: { heading: string; lead: string; children?: ReactNode }) {
  const wall = (
    <div className={styles.wall}>
      <TilePanel columns={3} rows={2} />
    </div>
  );
  return (
    <PageHero {...words} className={styles.hero} aside={wall}>
      {children}
    </PageHero>
  );
}
