import { TilePanel } from "#ui/tiles/TilePanel.tsx";
import styles from "./PageHero.module.css";

/** The first view of a page that says what it is and goes on. */
export function PageHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section id="first-view" className={`wrap ${styles.hero}`} aria-labelledby="page-title">
      <div>
        <h1 id="page-title">{heading}</h1>
        <p>{lead}</p>
      </div>
      <div className={styles.wall}>
        <TilePanel columns={3} rows={2} />
      </div>
    </section>
  );
}
