import type { Field } from "#domain/office/website-values.ts";

/** The address that a field stands below: of an entry or an order, that of its list. */
export const parentOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
export const idIn = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The ids of a list with one of them moved by some places; the same ids where it cannot move there. */
export function movedIds(entries: NonNullable<Field["entries"]>, id: string, by: number): string[] {
  const ids = entries.map((entry) => entry.id);
  const place = ids.indexOf(id);
  const target = place + by;
  if (place < 0 || target < 0 || target >= ids.length) return ids;
  return ids.toSpliced(place, 1).toSpliced(target, 0, id);
}
