import type { APIRoute } from "astro";
import { drawIcon, type IconName, icons } from "#build/social/draw-icon.ts";

export const getStaticPaths = () => Object.keys(icons).map((icon) => ({ params: { icon } }));

export const GET: APIRoute = async ({ params }) => {
  const { size, isMaskable } = icons[params.icon as IconName];
  return new Response(new Uint8Array(await drawIcon(size, isMaskable)));
};
