import { officeManifest } from "#build/social/web-manifest.ts";
import { loadPractice } from "#content/load-practice.ts";

export const GET = () => new Response(JSON.stringify(officeManifest(loadPractice().business)));
