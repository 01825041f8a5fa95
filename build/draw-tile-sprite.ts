import { createHash } from "node:crypto";
import { fourTurns, type TileShape, tileMotifs, tileNames } from "#domain/tiles/tile-motifs.ts";
import { tileSpritePath } from "#ui/tiles/tile-sprite.ts";

/** The sprite of all tiles as SVG. Throws unless `tileSpritePath` names its content, as browsers keep it for good. */
export function tileSprite(): string {
  const groups = tileNames.flatMap((name) => [
    group(`tile-${name}`, 100, tileMotifs[name]),
    group(
      `rose-${name}`,
      200,
      tileMotifs[name].map(({ d, fill }) => ({ d: fourTurns(d), fill })),
    ),
  ]);
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups.join("")}</defs></svg>\n`;
  const path = `/tiles.${createHash("sha256").update(sprite).digest("hex").slice(0, 10)}.svg`;
  if (path !== tileSpritePath)
    throw new Error(`The tiles have changed: tileSpritePath in ui/tiles/tile-sprite.ts has to be ${path}.`);
  return sprite;
}

function group(id: string, size: number, shapes: readonly TileShape[]): string {
  const ground = `<path d="M0 0h${size}v${size}H0z" fill="var(--g)" shape-rendering="crispEdges"/>`;
  const paths = shapes.map(({ d, fill }) => `<path d="${d}" fill="var(--${fill})"/>`);
  return `<g id="${id}">${ground}${paths.join("")}</g>`;
}
