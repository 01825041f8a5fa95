import { paths } from "../base/paths.ts";

/** The addresses of the safeguards' parts. */
export const safeguardsPaths = {
  overview: paths.safeguards,
  retention: `${paths.safeguards}/retention`,
} as const;
