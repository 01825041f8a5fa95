import type { TileName } from "#domain/tiles/tile-motifs.ts";
import styles from "./Tile.module.css";
import { tileHref } from "./tile-sprite.ts";

// Calm roses between loud ones, so that it reads as a wall and not as noise.
const plan: [TileName, number][] = [
  ["quarters", 0],
  ["leaf", 3],
  ["quarters", 1],
  ["flower", 2],
  ["leaf", 5],
  ["quarters", 4],
  ["leaf", 1],
  ["star", 0],
  ["quarters", 3],
  ["leaf", 0],
  ["quarters", 5],
  ["flower", 1],
];

type Props = {
  columns?: number;
  rows?: number;
  /** The index of a rose to leave out. */
  missing?: number | undefined;
  className?: string | undefined;
};

/** A wall of roses that fills its box. Decorative. */
export function TilePanel({ columns = 3, rows = 4, missing, className = "" }: Props) {
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) * 200,
    y: Math.floor(index / columns) * 200,
    rose: plan[index % plan.length] ?? (["quarters", 0] as const),
  }));
  return (
    <svg
      className={`${styles.panel} ${className}`}
      viewBox={`0 0 ${columns * 200} ${rows * 200}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {places.toSpliced(missing ?? places.length, 1).map(({ x, y, rose: [tile, scheme] }) => (
        <use
          key={`${x} ${y}`}
          href={tileHref("rose", tile)}
          className={styles[`scheme${scheme}`]}
          x={x}
          y={y}
        />
      ))}
    </svg>
  );
}
