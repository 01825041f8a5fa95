import type { TileName } from "./tile-motifs.ts";

// Apart from the motifs, whose paths are computed as they load: browsers draw them from the sprite.
export type TileInBand = { tile: TileName; scheme: number };

/** The tiles at the top of pages and PDF plans, repeated from left to right; each is whole by itself. */
export const tileBand: readonly TileInBand[] = [
  { tile: "star", scheme: 0 },
  { tile: "flower", scheme: 3 },
  { tile: "star", scheme: 1 },
  { tile: "flower", scheme: 4 },
];
