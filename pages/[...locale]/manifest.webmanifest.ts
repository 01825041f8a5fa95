import type { APIRoute } from "astro";
import { webManifest } from "#build/social/web-manifest.ts";
import { loadPractice } from "#content/load-practice.ts";
import type { Locale } from "#domain/locale.ts";
import { localePaths } from "#site/frame/locale-paths.ts";

// One for each language: an installed site opens in the language it was installed from.
export const getStaticPaths = localePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  new Response(JSON.stringify(webManifest(loadPractice().business, locale)));
