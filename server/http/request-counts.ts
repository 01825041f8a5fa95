/** How many requests were answered since the start, by who answered and with which status. */
export type RequestCounts = { pages: number; app: Map<number, number> };

export const newRequestCounts = (): RequestCounts => ({ pages: 0, app: new Map() });
