import { fieldWords } from "#content/words/office/website-fields.ts";
import type { Locale } from "#domain/locale.ts";
import type { Field } from "#domain/office/website-values.ts";
import { groupByParent } from "./entry-order.ts";

/** What a field is called where its group stands above it: "Families: Price". */
export function labelOf({ pattern, title }: Pick<Field, "pattern" | "title">, locale: Locale): string {
  return title ? withLabel(title[locale], pattern, locale) : fieldWords[locale].labels[pattern];
}

/** A name before the label of the field; an entry that is a question or an article says by itself what it is. */
export const withLabel = (name: string, pattern: Field["pattern"], locale: Locale) =>
  (name.endsWith("?") && pattern.endsWith("/*")) || pattern === "articles/*"
    ? name
    : `${name}: ${fieldWords[locale].labels[pattern]}`;

/** What a field is called where nothing stands above it: "In person, Families: Price". */
export function wholeNameOf(field: Pick<Field, "path" | "pattern" | "title">, locale: Locale): string {
  const group = groupOf(field.path);
  const isSpecific = group.includes("/") && !group.endsWith("s/rules") && !group.endsWith("/types");
  const name = fieldWords[locale].groups[group];
  if (!isSpecific || !name) return labelOf(field, locale);
  const isSaid = name.toLowerCase().endsWith(field.title?.[locale].toLowerCase() ?? "");
  return `${name}, ${labelOf(isSaid ? { ...field, title: null } : field, locale)}`;
}

/** The address that the fields of a group share: the longest that has a name. */
export function groupOf(path: string): string {
  const steps = path.split("/");
  const lengths = steps.map((_, index) => steps.length - index);
  const addresses = lengths.map((length) => steps.slice(0, length).join("/"));
  return addresses.find((address) => Object.hasOwn(fieldWords.en.groups, address)) ?? steps[0] ?? "";
}

/** Fields by their group, in their order; those of one entry, such as a level, stand together. */
export function groupFields(fields: readonly Field[]): { group: string; fields: Field[] }[] {
  const groups = Map.groupBy(fields, ({ path }) => groupOf(path));
  return [...groups].map(([group, grouped]) => ({ group, fields: groupByParent(grouped).flat() }));
}
