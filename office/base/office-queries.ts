import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
} from "@tanstack/react-query";

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
    const first = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      .filter(({ state }) => state.data === undefined);
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...first.map((query) => this.readOnceMore(query)),
    ]);
  }

  /** Reads again what is being read, once that is over; several who ask for it meanwhile share one read. */
  async readOnceMore({ promise, queryKey }: Query): Promise<void> {
    await promise?.then(
      () => super.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false }),
      () => {},
    );
  }
}
