import type { CatalogueEntry } from "../practice/practice.ts";

/** The line of the catalogue that names a page: its own, whose id ends its address, before others that lead there. */
export function pageEntry(catalogue: readonly CatalogueEntry[], page: string): CatalogueEntry | undefined {
  const leading = catalogue.filter(({ link }) => link === page);
  return leading.find(({ id }) => page.endsWith(`/${id}`)) ?? leading[0];
}
