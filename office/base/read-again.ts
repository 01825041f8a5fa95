import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Reads what is on screen again. A read that is under way is not begun anew by that, and may bring what was before the
 * change: it is read once more after it, however many signals came meanwhile. One that is tried again has failed so far, and
 * does not wait for its next try.
 */
export function readAgain(queries: QueryClient, predicate: (query: Query) => boolean = () => true): void {
  const running = queries.getQueryCache().findAll({
    fetchStatus: "fetching",
    predicate: (query) =>
      (query.state.data === undefined || query.state.fetchFailureCount === 0) && predicate(query),
  });
  void queries.invalidateQueries({ predicate: (query) => !running.includes(query) && predicate(query) });
  for (const { promise, queryKey } of running)
    void promise?.then(
      () => queries.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false }),
      () => {},
    );
}
