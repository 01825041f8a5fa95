import type { AstroIntegration } from "astro";
import config from "../../astro.config.ts";

/** Two pages, and the drawings that they show. */
const built = ["/contact", "/es/contact"];

const fewPages: AstroIntegration = {
  name: "few-pages",
  hooks: {
    "astro:build:start": ({ setPrerenderer }) =>
      setPrerenderer((prerenderer) => ({
        ...prerenderer,
        getStaticPaths: async () =>
          (await prerenderer.getStaticPaths()).filter(
            ({ pathname }) => built.includes(pathname) || /\.(?:svg|ico)$/.test(pathname),
          ),
      })),
  },
};

/** The project's own configuration, for a site of a few pages. */
export default { ...config, integrations: [...(config.integrations ?? []), fewPages] };
