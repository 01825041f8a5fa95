import { createHash } from "node:crypto";
import { type Content, type Json, orderStep } from "#domain/website/edits.ts";
import { isRecord } from "../base/is-record.ts";

/** The value at an address of the content; undefined where nothing stands. */
export function valueAt(content: Content, path: string): Json | undefined {
  return path.split("/").reduce<Json | undefined>(valueUnder, content as Json);
}

/** The value one step below another: a property, the entry of a list with that id, or the order of its ids. */
export function valueUnder(parent: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(parent)) {
    if (step === orderStep) return parent.flatMap((entry) => idOf(entry) ?? []);
    return parent.find((entry) => idOf(entry) === step);
  }
  return isRecord(parent) && Object.hasOwn(parent, step) ? parent[step] : undefined;
}

/** The content with another value at an address; null takes it out, a new entry goes last, an order sorts a list. */
export function withValue(content: Content, path: string, value: Json): Content {
  return replaced(content as Json, path.split("/"), value) as Content;
}

function replaced(parent: Json, [step = "", ...below]: readonly string[], value: Json): Json {
  const inner = below.length > 0 ? replaced(valueUnder(parent, step) ?? {}, below, value) : value;
  if (Array.isArray(parent)) {
    if (step === orderStep) return inOrder(parent, inner);
    const isKnown = parent.some((entry) => idOf(entry) === step);
    const entries = isKnown
      ? parent.map((entry) => (idOf(entry) === step ? inner : entry))
      : [...parent, inner];
    return entries.filter((entry) => entry !== null);
  }
  const entries = Object.entries({ ...(parent as object), [step]: inner } as Record<string, Json>);
  return Object.fromEntries(entries.filter(([, each]) => each !== null));
}

/** Entries in the order of their ids; one that is not named goes behind the one that it followed. */
function inOrder(entries: Json[], ids: Json): Json[] {
  if (!Array.isArray(ids)) return entries;
  const ordered = [...new Set(ids)].flatMap((id) => entries.find((entry) => idOf(entry) === id) ?? []);
  for (const [index, entry] of entries.entries())
    if (!ordered.includes(entry)) ordered.splice(ordered.indexOf(entries[index - 1] ?? null) + 1, 0, entry);
  return ordered;
}

/** The digest of a value, whatever the order of its keys. */
export const digestOf = (value: Json | undefined): string =>
  value === undefined
    ? ""
    : createHash("sha256")
        .update(JSON.stringify(sorted(value)))
        .digest("base64url")
        .slice(0, 22);

/** Whether two values say the same; null says nothing, as undefined does. */
export const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  digestOf(one ?? undefined) === digestOf(other ?? undefined);

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key] ?? null)]));
}

/** The id of an entry of a list; undefined for one that has none. */
export const idOf = (entry: Json): Json | undefined => (isRecord(entry) ? entry.id : undefined);
