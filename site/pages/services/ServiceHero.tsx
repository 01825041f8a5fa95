import type { ReactNode } from "react";
import type { TileName } from "#domain/tiles/tile-motifs.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import { Breadcrumbs, type Crumb } from "../../frame/Breadcrumbs.tsx";
import { PageHero } from "../../frame/PageHero.tsx";
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
    <>
      <Breadcrumbs label={crumbsLabel} crumbs={crumbs} className={`wrap ${styles.crumbs}`} />
      <PageHero
        heading={heading}
        lead={lead}
        className={styles.hero}
        aside={<TileRose tile={tile} scheme={scheme} className={styles.tile} />}
      >
        {badge && <p className={styles.badge}>{badge}</p>}
        {children}
      </PageHero>
    </>
  );
}
