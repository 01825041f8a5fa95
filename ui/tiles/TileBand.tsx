import { tileBand } from "#domain/tiles/tile-band.ts";
import styles from "./Tile.module.css";
import { tileHref } from "./tile-sprite.ts";

/** A narrow run of single tiles under the header of a page. Decorative; one on a page, as its pattern has an id. */
export function TileBand() {
  return (
    <svg className={styles.band} aria-hidden="true">
      <defs>
        <pattern id="tile-band" width="96" height="24" patternUnits="userSpaceOnUse">
          <g transform="scale(.24)">
            {tileBand.map(({ tile, scheme }, index) => (
              <use
                key={`${tile}${scheme}`}
                href={tileHref("tile", tile)}
                className={styles[`scheme${scheme}`]}
                transform={`translate(${index * 100})`}
              />
            ))}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="24" fill="url(#tile-band)" />
    </svg>
  );
}
