import type { Field } from "#domain/office/website-values.ts";
import { standingValue } from "./current-value.ts";
import { groupByParent } from "./entry-order.ts";

/** What stands in the price list with its own name: a level, or a service of the home page. */
export type PricedEntry = { name: Field; price: Field; flags: readonly Field[] };

/** The fields that belong to one name and price each, and the others. */
export function splitPriced(fields: readonly Field[]): { priced: PricedEntry[]; others: Field[] } {
  const priced = groupByParent(fields).flatMap((entry) => {
    const name = entry.find(({ kind, path }) => kind === "words" && /\/(?:name|title)$/.test(path));
    const price = entry.find(({ kind }) => kind === "money");
    const flags = entry.filter(({ kind }) => kind === "flag");
    return name && price ? { name, price, flags } : [];
  });
  const inRows = new Set(priced.flatMap(({ name, price, flags }) => [name, price, ...flags]));
  return { priced, others: fields.filter((field) => !inRows.has(field)) };
}

/** The several fields of one entry, such as a type of appointment, and those that stand for themselves. */
export function splitNamed(fields: readonly Field[]): { named: [Field, ...Field[]][]; plain: Field[] } {
  const named = groupByParent(fields).flatMap(([one, ...more]) => {
    return one?.title && more.length > 0 ? [[one, ...more] satisfies [Field, ...Field[]]] : [];
  });
  return { named, plain: fields.filter((field) => !named.some((entry) => entry.includes(field))) };
}

/** How a price is read, by its flags. */
export function priceStyle(flags: readonly Field[]): "exact" | "plus" | "from" {
  const isSet = (step: string) =>
    flags.some((flag) => flag.path.endsWith(`/${step}`) && standingValue(flag) === true);
  if (isSet("from")) return "from";
  return isSet("plus") ? "plus" : "exact";
}
