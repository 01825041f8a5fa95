import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Reads again what a signal makes stale; all that is on screen where none is named, as after a join. A read that is under way
 * may bring what was before the change: it is read once more after it, however many signals came meanwhile. It is begun anew
 * when it has failed so far, and after a join: who comes back from standby would wait for a connection that is gone.
 */
export function readAgain(queries: QueryClient, isStale?: (query: Query) => boolean): void {
  const predicate = isStale ?? (() => true);
  const isKept = ({ state }: Query) =>
    state.data === undefined || (isStale !== undefined && state.fetchFailureCount === 0);
  const running = queries.getQueryCache().findAll({
    fetchStatus: "fetching",
    predicate: (query) => isKept(query) && predicate(query),
  });
  void queries.invalidateQueries({ predicate: (query) => !running.includes(query) && predicate(query) });
  for (const { promise, queryKey } of running)
    void promise?.then(
      () => queries.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false }),
      () => {},
    );
}
