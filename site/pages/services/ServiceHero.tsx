import type { ReactNode } from "react";
import type { TileName } from "#domain/tiles/tile-motifs.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import { Breadcrumbs, type Crumb } from "../../frame/Breadcrumbs.tsx";
import styles from "./ServiceHero.module.css";

type Props = {
  crumbsLabel: string;
  crumbs: readonly Crumb[];
  tile: TileName;
  scheme: number;
  heading: string;
  lead: string;
  badge?: string | undefined;
  children?: ReactNode;
};

/** The first view of a service: its tile, what it is, and what comes first to know. */
export function ServiceHero({ crumbsLabel, crumbs, tile, scheme, heading, lead, badge, children }: Props) {
  return (
    <section id="first-view" className={`wrap ${styles.hero}`} aria-labelledby="service-heading">
      <Breadcrumbs label={crumbsLabel} crumbs={crumbs} />
      <div className={styles.body}>
        <div>
          <h1 id="service-heading">{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          {badge && <p className={styles.badge}>{badge}</p>}
          {children}
        </div>
        <TileRose tile={tile} scheme={scheme} className={styles.tile} />
      </div>
    </section>
  );
}
