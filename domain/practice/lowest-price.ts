/** The lowest of some prices in cents; undefined where all of them are quoted after a consultation. */
export function lowestPrice(priced: readonly { price?: number | undefined }[]): number | undefined {
  const prices = priced.flatMap(({ price }) => price ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
