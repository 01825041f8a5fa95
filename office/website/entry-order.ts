import type { Field } from "#domain/office/website-values.ts";

/** The address that a field stands below: of an entry or an order, that of its list. */
export const parentOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
export const idIn = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Fields by the address that they stand below, in their order. */
export const groupByParent = (fields: readonly Field[]): Field[][] => [
  ...Map.groupBy(fields, ({ path }) => parentOf(path)).values(),
];
