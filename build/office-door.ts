import type { AstroIntegration } from "astro";
import { officePageOf } from "#domain/office/office-addresses.ts";

/** In development too, every address of the office is answered with its one page. */
export function officeDoor(): AstroIntegration {
  return {
    name: "office-door",
    hooks: {
      "astro:server:setup": ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          const { url = "/", headers } = request;
          // The sources of the office are served below the same path, but to scripts.
          const isPage = headers.accept?.includes("text/html");
          request.url = (isPage && officePageOf(new URL(url, "http://localhost").pathname)) || url;
          next();
        });
      },
    },
  };
}
