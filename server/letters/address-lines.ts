import type { Practice } from "#domain/practice/practice.ts";

export const addressLines = ({ address }: Practice["business"]): string[] => [
  address.street,
  `${address.city}, ${address.state} ${address.zip}`,
];
