import { type Content, type Json, orderStep } from "#domain/website/edits.ts";
import { isRecord } from "../base/is-record.ts";
import { idOf, valueUnder } from "../content/content-values.ts";

/** The addresses in a content that fit a pattern; what its last step names need not exist, because it may be left out. */
export const expandPattern = (content: Content, pattern: string): string[] =>
  expand(content as Json, pattern.split("/")).map((steps) => steps.join("/"));

function expand(value: Json, [step = "", ...rest]: readonly string[]): string[][] {
  const names = step === "*" ? namesIn(value) : isRecord(value) || step === orderStep ? [step] : [];
  return names.flatMap((name) => {
    if (rest.length === 0) return [[name]];
    const inner = valueUnder(value, name);
    return inner === undefined ? [] : expand(inner, rest).map((steps) => [name, ...steps]);
  });
}

const namesIn = (value: Json): string[] =>
  Array.isArray(value) ? value.flatMap((entry) => String(idOf(entry) ?? [])) : Object.keys(value ?? {});
