import type { TileName } from "#domain/tiles/tile-motifs.ts";

/**
 * Where all tiles are drawn once for all pages; kept for good by browsers, so that its name changes with its content
 * (`build/draw-tile-sprite.ts` draws it, and a test there tells the new name).
 */
export const tileSpritePath = "/tiles.f252722063.svg";

/** The address of a motif in the sprite: one tile, or a rose of four turned ones. Colours come from where it is used. */
export const tileHref = (form: "tile" | "rose", name: TileName) => `${tileSpritePath}#${form}-${name}`;
