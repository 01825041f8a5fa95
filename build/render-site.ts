import { ContentError } from "#content/load-practice.ts";
import { settings } from "./build-settings.ts";
import { renderPages } from "./render-pages.ts";

// Renders the shipped words with the bundle that lies in the folder of their site.
const [folder = "dist"] = process.argv.slice(2);

await renderPages({ from: folder, to: folder, siteUrl: settings.siteUrl }).catch((error: unknown) => {
  console.error(error instanceof ContentError ? error.message : error);
  process.exit(1);
});
