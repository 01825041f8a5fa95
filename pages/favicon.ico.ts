import type { APIRoute } from "astro";
import { drawFavicon } from "#build/social/draw-icon.ts";

// For those who ask for this address without having read a page: crawlers, readers of feeds, old browsers.
export const GET: APIRoute = async () => new Response(new Uint8Array(await drawFavicon()));
