import { routes } from "#content/routes.ts";

/** The pages that entries of the content may lead to. */
export const linkedPages: readonly string[] = Object.values(routes).filter((path) =>
  /^\/(?:services|start-your-business|appointments$|contact$)/.test(path),
);
