import { fourTurns, tileMotifs, tileNames } from "#domain/tiles/tile-motifs.ts";
import styles from "./Tile.module.css";

const bandTiles = ["quarters", "leaf"] as const;

/** Draws every motif and rose once a page; the other tile parts only point at them. */
export function TileSprite() {
  return (
    <svg className={styles.sprite} aria-hidden="true">
      <defs>
        {bandTiles.map((name) => (
          <g key={name} id={`tile-${name}`}>
            <path d="M0 0h100v100H0z" fill="var(--g)" shapeRendering="crispEdges" />
            {tileMotifs[name].map(({ d, fill }) => (
              <path key={d} d={d} fill={`var(--${fill})`} />
            ))}
          </g>
        ))}
        {tileNames.map((name) => (
          <g key={name} id={`rose-${name}`}>
            <path d="M0 0h200v200H0z" fill="var(--g)" shapeRendering="crispEdges" />
            {tileMotifs[name].map(({ d, fill }) => (
              <path key={d} d={fourTurns(d)} fill={`var(--${fill})`} />
            ))}
          </g>
        ))}
      </defs>
    </svg>
  );
}
