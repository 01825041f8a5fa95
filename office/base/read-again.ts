import type { Query } from "@tanstack/react-query";
import type { OfficeQueries } from "./office-queries.ts";

/**
 * Reads again what a signal makes stale; all that is on screen where none is named, as after a join. A read that is under way
 * may bring what was before the change: it is read once more after it, however many signals came meanwhile. It is begun anew
 * when it has failed so far, and after a join: who comes back from standby would wait for a connection that is gone.
 */
export function readAgain(queries: OfficeQueries, isStale?: (query: Query) => boolean): void {
  if (!isStale) return void queries.invalidateQueries();
  // First reads are never begun anew.
  const isKept = ({ state }: Query) => state.data !== undefined && state.fetchFailureCount === 0;
  const running = queries.getQueryCache().findAll({
    fetchStatus: "fetching",
    predicate: (query) => isKept(query) && isStale(query),
  });
  void queries.invalidateQueries({ predicate: (query) => !running.includes(query) && isStale(query) });
  for (const query of running) void queries.readOnceMore(query);
}
