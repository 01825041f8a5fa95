import type { TileName } from "#domain/tiles/tile-motifs.ts";
import styles from "./Tile.module.css";
import { tileHref } from "./tile-sprite.ts";

type Props = { tile: TileName; scheme: number; className?: string | undefined };

/** Four turned tiles as one square: the mark of a service. Decorative; stands beside words. */
export function TileRose({ tile, scheme, className = "" }: Props) {
  return (
    <svg
      className={`${styles.rose} ${styles[`scheme${scheme}`]} ${className}`}
      viewBox="0 0 200 200"
      aria-hidden="true"
    >
      <use href={tileHref("rose", tile)} />
    </svg>
  );
}
