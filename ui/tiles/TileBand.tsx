import { tileBand } from "#domain/tiles/tile-motifs.ts";
import styles from "./Tile.module.css";

/** A narrow run of single tiles under the header of a page. Decorative; one on a page, as its pattern has an id. */
export function TileBand() {
  return (
    <svg className={styles.band} aria-hidden="true">
      <defs>
        <pattern id="tile-band" width="80" height="20" patternUnits="userSpaceOnUse">
          <g transform="scale(.2)">
            {tileBand.map(({ tile, scheme, turn }, index) => (
              <g key={`${tile}${scheme}`} className={styles[`scheme${scheme}`]}>
                <path d={`M${index * 100} 0h100v100h-100z`} fill="var(--g)" shapeRendering="crispEdges" />
                <use href={`#tile-${tile}`} transform={`translate(${index * 100} 0) rotate(${turn} 50 50)`} />
              </g>
            ))}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="20" fill="url(#tile-band)" />
    </svg>
  );
}
