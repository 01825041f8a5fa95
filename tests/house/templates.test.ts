import { parse } from "parse5";
import { expect, test } from "vitest";
import { pathOf } from "#content/routes.ts";
import { locales } from "#domain/locale.ts";
import { type FilledPage, filledPages } from "#domain/templates/filled-pages.ts";
import type { TemplateFields } from "#domain/templates/template-fields.ts";
import { builtPages, type Element, type Node, onEachPage, pageAt } from "./built-site.ts";

type Kind = TemplateFields[string];
/** The fields that a place of the page sees, the innermost list first. */
type Scope = { prefix: string; fields: TemplateFields };

const pages = (Object.keys(filledPages) as FilledPage[]).flatMap((page) =>
  locales.map((locale) => ({ path: pathOf(page, locale), fields: filledPages[page] as TemplateFields })),
);

test.each(pages)(
  "$path asks for the values that are declared for it, and for all of them",
  ({ path, fields }) => {
    const page = pageAt(path);
    const uses = page
      ? parse(page.html).childNodes.flatMap((node) => usesIn(node, [{ prefix: "", fields }]))
      : [];
    expect([...new Set(uses)].sort()).toEqual(declaredIn(fields).sort());
  },
);

test("no other page waits for values", () => {
  const others = builtPages.filter(({ path }) => !pages.some((page) => page.path === path));
  expect(others.length).toBeGreaterThan(50);
  const faults = onEachPage(
    ({ elements }) => elements.flatMap((element) => marksOf(element).map(({ name }) => `has ${name}`)),
    others,
  );
  expect(faults).toEqual([]);
});

function declaredIn(fields: TemplateFields, prefix = ""): string[] {
  return Object.entries(fields).flatMap(([name, kind]) => [
    `${prefix}${name}`,
    ...(typeof kind === "string" ? [] : declaredIn(kind[0], `${prefix}${name}.`)),
  ]);
}

const fillMark = /^data-fill(?:-|$)/;
const marksOf = ({ attrs }: Element) =>
  attrs.filter(({ name }) => /^data-(?:if|unless|repeat)$/.test(name) || fillMark.test(name));

/** The fields that a part of a page uses, by their full names; what they cannot be used for is said in words. */
function usesIn(node: Node, outer: readonly Scope[]): string[] {
  if (!("tagName" in node)) return [];
  const repeated = marksOf(node).find(({ name }) => name === "data-repeat")?.value;
  const list = repeated === undefined ? undefined : fieldNamed(repeated, outer);
  const entry =
    list && typeof list.kind !== "string" ? { prefix: `${list.name}.`, fields: list.kind[0] } : undefined;
  const scopes = entry ? [entry, ...outer] : outer;
  const own = marksOf(node).map(({ name, value }) => {
    const isOfEntry = fillMark.test(name);
    const field = fieldNamed(value, isOfEntry ? scopes : outer);
    if (!field) return `${value} is not declared`;
    return mayHold(name, field.kind)
      ? field.name
      : `${name} takes no ${JSON.stringify(field.kind)}: ${field.name}`;
  });
  return [...own, ...node.childNodes.flatMap((child) => usesIn(child, scopes))];
}

function fieldNamed(name: string, scopes: readonly Scope[]) {
  for (const { prefix, fields } of scopes) {
    const kind = fields[name];
    if (kind) return { name: `${prefix}${name}`, kind };
  }
  return undefined;
}

function mayHold(mark: string, kind: Kind): boolean {
  if (mark === "data-repeat") return typeof kind !== "string";
  if (mark === "data-fill") return kind === "text" || kind === "optional text";
  return fillMark.test(mark) ? typeof kind === "string" : kind !== "text";
}
