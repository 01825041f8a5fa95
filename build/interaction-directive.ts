import type { AstroIntegration } from "astro";

export function interactionDirective(): AstroIntegration {
  return {
    name: "interaction-directive",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "interaction", entrypoint: "./site/browser/interaction.ts" });
      },
    },
  };
}
