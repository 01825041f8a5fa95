import type { AstroIntegration } from "astro";

/** Makes the files of the pictures among those whose names say what they hold. */
export function pictures(): AstroIntegration {
  return {
    name: "pictures",
    hooks: {
      "astro:config:setup": ({ injectRoute }) => {
        const entrypoint = new URL("./picture-route.ts", import.meta.url);
        injectRoute({ pattern: "/_astro/[picture]", entrypoint, prerender: true });
      },
    },
  };
}
