import type { APIRoute } from "astro";
import { drawFavicon } from "#build/social/draw-icon.ts";

export const GET: APIRoute = async () => new Response(new Uint8Array(await drawFavicon()));
