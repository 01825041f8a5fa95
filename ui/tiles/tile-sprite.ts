import type { TileName } from "#domain/tiles/tile-motifs.ts";

/** The file of all tiles, kept for good by browsers: when they change, the build ends and tells its new name. */
export const tileSpritePath = "/tiles.f252722063.svg";

/** The address of one tile or of a rose of four turned ones; colours come from where it is used. */
export const tileHref = (form: "tile" | "rose", name: TileName) => `${tileSpritePath}#${form}-${name}`;
