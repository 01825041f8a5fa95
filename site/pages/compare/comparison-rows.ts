import { fillIn } from "#content/format/fill-in.ts";
import type { CompareWords } from "#content/words/compare.ts";
import type { FilingMethod } from "#domain/forms/filing-quiz.ts";
import type { FilingWays } from "./filing-ways.ts";
import { methods } from "./filing-ways.ts";

/** `figure` is set apart from its `text` as an amount. */
type ComparisonCell = { figure?: string; text: string };
export type ComparisonRow = { id: string; label: string } & Record<FilingMethod, ComparisonCell>;

/** The lines of the comparison: speed, then the practice's prices, then the rest. */
export function comparisonRows(
  words: CompareWords["table"],
  ways: FilingWays,
  city: string,
): ComparisonRow[] {
  const cells = (cellOf: (method: FilingMethod) => ComparisonCell) =>
    Object.fromEntries(methods.map((method) => [method, cellOf(method)])) as Record<
      FilingMethod,
      ComparisonCell
    >;
  const [speed, ...others] = Object.entries(words.rows).map(([id, row]) => ({
    id,
    label: row.label,
    ...cells((method) => ({ text: fillIn(row[method], { city }) })),
  }));
  const price = {
    id: "price",
    label: words.price,
    ...cells((method) => {
      const { from, price, discount } = ways[method];
      return from ? { figure: price, text: discount } : { text: price };
    }),
  };
  return [...(speed ? [speed] : []), price, ...others];
}
