import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/** The cache of the office's answers. */
export class OfficeQueries extends QueryClient {
  /**
   * Reads again what is on screen, after a command. A first read that is under way is not begun anew by that,
   * and may bring what was there before: it is read once more after it.
   */
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = this.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...first.map(
        ({ state, promise, queryKey }) =>
          state.data === undefined &&
          promise?.then(
            () => super.invalidateQueries({ queryKey, exact: true }),
            () => {},
          ),
      ),
    ]);
  }
}
