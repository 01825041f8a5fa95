import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Reads what is on screen again. A first read that is under way is not begun anew by that, and may bring what has changed
 * since: it is read once more after it.
 */
export function readAgain(queries: QueryClient, predicate: (query: Query) => boolean = () => true): void {
  const first = queries.getQueryCache().findAll({
    fetchStatus: "fetching",
    predicate: (query) => query.state.data === undefined && predicate(query),
  });
  void queries.invalidateQueries({ predicate });
  for (const { promise, queryKey } of first)
    void promise?.then(
      () => queries.invalidateQueries({ queryKey, exact: true }),
      () => {},
    );
}
