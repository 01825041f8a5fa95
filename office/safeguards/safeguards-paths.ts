import { paths } from "../base/paths.ts";

/** The addresses of the safeguards' parts. */
export const safeguardsPaths = {
  overview: paths.safeguards,
  retention: `${paths.safeguards}/retention`,
  access: `${paths.safeguards}/access`,
  records: `${paths.safeguards}/records`,
  log: paths.log,
  plan: `${paths.safeguards}/plan`,
} as const;
