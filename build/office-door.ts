import type { AstroIntegration } from "astro";
import { officePageOf } from "#domain/office/office-addresses.ts";

/** In development too, every address of the office is answered with its one page. */
export function officeDoor(): AstroIntegration {
  return {
    name: "office-door",
    hooks: {
      "astro:server:setup": ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          request.url = officePageOf(new URL(request.url ?? "/", "http://localhost").pathname) ?? request.url;
          next();
        });
      },
    },
  };
}
