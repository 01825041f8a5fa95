import type { Practice } from "#domain/practice/practice.ts";

/** The street address as it stands on a letter. */
export const addressLines = ({ address }: Practice["business"]): string[] => [
  address.street,
  `${address.city}, ${address.state} ${address.zip}`,
];
