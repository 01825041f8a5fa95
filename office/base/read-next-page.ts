export type Listed = { data: { pages: unknown[] } | undefined; hasNextPage: boolean; isError: boolean };
export type ReadMore = (options: { cancelRefetch: boolean }) => Promise<Listed>;

/**
 * Reads one page more than the `shown` ones, also where a change has those read again meanwhile: neither read takes the place
 * of the other.
 */
export async function readNextPage(readMore: ReadMore, shown: number): Promise<void> {
  let list: Listed;
  // Joins a read that is under way, and that which cuts this one short.
  do list = await readMore({ cancelRefetch: false });
  while (list.hasNextPage && !list.isError && (list.data?.pages.length ?? 0) <= shown);
}
