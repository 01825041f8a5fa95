import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { filesIn } from "./files-in.ts";
import { assetList, rendererEntry, rendererFolder } from "./renderer-folder.ts";

/** Has `astro build` make assets and the bundle that renders pages, and no page: `render-site.ts` makes those. */
export function keepRenderer(): AstroIntegration {
  return {
    name: "keep-renderer",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [bundleRenderer()] } });
      },
      "astro:build:start": ({ setPrerenderer }) => {
        setPrerenderer({
          name: "keep-renderer",
          getStaticPaths: async () => [],
          render: async () => new Response(),
        });
      },
      "astro:build:generated": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const assets = (await filesIn(folder)).filter((name) => !name.startsWith("."));
        await rename(join(folder, ".prerender"), rendererFolder(folder));
        await writeFile(assetList(folder), JSON.stringify(assets));
      },
    },
  };
}

const bundleRenderer = (): Plugin => ({
  name: "bundle-renderer",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "prerender",
  buildStart() {
    this.emitFile({ type: "chunk", id: "build/page-renderer.ts", fileName: rendererEntry });
  },
});
