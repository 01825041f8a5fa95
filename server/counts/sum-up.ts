import type { Counted } from "#domain/office/counts-operations.ts";

/** Sums numbers by an id. */
export function sumBy<Row>(rows: readonly Row[], idOf: (row: Row) => string, countOf: (row: Row) => number) {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(idOf(row), (sums.get(idOf(row)) ?? 0) + countOf(row));
  return sums;
}

/** The sums, most first. */
export const mostFirst = (sums: ReadonlyMap<string, number>): Counted[] =>
  [...sums]
    .map(([id, count]) => ({ id, count }))
    .sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1));

/** The value that so great a part of sorted ones does not exceed; null of none. */
export const percentile = (sorted: ArrayLike<number>, part: number): number | null =>
  sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
