import { join } from "node:path";

/** The bundle that renders pages, in the folder of the site that was built with it. */
export const rendererFolder = (site: string) => join(site, ".renderer");
export const rendererEntry = "page-renderer.mjs";
/** The list of the files that every release has in common. */
export const assetList = (site: string) => join(rendererFolder(site), "assets.json");
