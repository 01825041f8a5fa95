/** The topics of live signals: what a screen shows, so that it reads again when one of them changed. */
export const topics = [
  ...([
    "people",
    "deliveries",
    "appointments",
    "closures",
    "templates",
    "endpoints",
    "spam",
    "staff",
    "website",
    "newsletter",
    "safeguards",
  ] as const),
] as const;
export type Topic = (typeof topics)[number];
