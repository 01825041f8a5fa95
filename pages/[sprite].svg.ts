import type { APIRoute } from "astro";
import { tileSprite } from "#build/draw-tile-sprite.ts";
import { tileSpritePath } from "#ui/tiles/tile-sprite.ts";

// One file for the tiles of every page, under the name that the pages use.
export const getStaticPaths = () => [{ params: { sprite: tileSpritePath.slice(1, -".svg".length) } }];

export const GET: APIRoute = () => new Response(tileSprite());
