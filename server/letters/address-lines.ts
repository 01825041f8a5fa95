import type { Practice } from "#domain/practice/practice.ts";

/** The postal address of the practice in two lines: the street; city, state and ZIP code. */
export const addressLines = ({ address }: Practice["business"]): string[] => [
  address.street,
  `${address.city}, ${address.state} ${address.zip}`,
];

export const addressLine = (business: Practice["business"]): string => addressLines(business).join(", ");
