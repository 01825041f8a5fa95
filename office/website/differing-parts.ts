import { websiteWords } from "#content/words/office/website.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import { isLocale, type Locale, locales } from "#domain/locale.ts";
import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import type { FieldKind } from "#domain/website/field-kinds.ts";
import { listOf, recordOf } from "../field-editors/json-shapes.ts";
import { labelOf } from "./field-names.ts";
import { wholeText } from "./value-text.ts";

/** A part of two values by the name that its editor has for it, empty where it is the whole value, and what each says there. */
type Part = { name: string; mine: string; theirs: string; lang: Locale | undefined };

type FormWord = keyof (typeof editorWords)["en"]["form"];
/** What editors call otherwise than it is stored. */
const names: Record<string, FormWord> = {
  date: "published",
  new: "isNew",
  link: "page",
  days: "yearly",
  ctaText: "button",
};
const namesOfKinds: Partial<Record<FieldKind, Record<string, FormWord>>> = {
  testimonial: { name: "who" },
  tier: { description: "what", from: "isFrom" },
  service: { title: "name", description: "what", from: "price" },
  deadline: { about: "due" },
};

/** The parts in which somebody else's value, or an earlier one, differs from one's own, each in words and whole. */
export function differingParts(
  field: Pick<Field, "kind" | "pattern" | "title" | "entries">,
  mine: Json,
  theirs: Json,
  locale: Locale,
): Part[] {
  const { marks: _, ...form } = editorWords[locale].form;
  const words: Partial<Record<string, string>> = form;
  const wordOf = (key: string) => words[namesOfKinds[field.kind]?.[key] ?? names[key] ?? key] ?? "";
  const walk = (own: Json, other: Json, name: string, lang?: Locale): Part[] => {
    if (JSON.stringify(own) === JSON.stringify(other)) return [];
    const keys = [...new Set([own, other].flatMap((each) => Object.keys(recordOf(each))))];
    const isPicture = keys.includes("file");
    if (keys.length > 0 && !isPicture)
      return keys.flatMap((key) => {
        if (key === "id") return [];
        const [one, two] = [recordOf(own)[key] ?? null, recordOf(other)[key] ?? null];
        if (isLocale(key)) return walk(one, two, name, key);
        return walk(one, two, joinNames([name, wordOf(key)]), lang);
      });
    if ([...listOf(own), ...listOf(other)].some((each) => recordOf(each).en !== undefined))
      return locales.flatMap((each) => walk(linesIn(own, each), linesIn(other, each), name, each));
    const textOf = (part: Json) =>
      (name && recordLines(part)) ||
      wholeText(isPicture ? "picture" : kindOf(part, field.kind), part, locale, field.entries);
    return [{ name, mine: textOf(own), theirs: textOf(other), lang }];
  };
  return walk(mine, theirs, "");
}

/** The label of a part on its own: "Answer (Spanish)". */
export function partLabel({ name, lang }: Part, field: Pick<Field, "pattern" | "title">, locale: Locale) {
  const language = lang ? ` (${websiteWords[locale].language[lang]})` : "";
  return (name || labelOf(field, locale)) + language;
}

const joinNames = (parts: string[]) => parts.filter(Boolean).join(", ");

/** What spells a part: a text that is chosen from a list is said as the list says it. */
function kindOf(part: Json, ofField: FieldKind): FieldKind {
  if (typeof part === "boolean") return "flag";
  return typeof part === "string" ? "choice" : ofField;
}

/** A list of records, such as sources with their addresses, one a line; empty for anything else. */
const recordLines = (list: Json): string =>
  listOf(list)
    .map((each) => Object.values(recordOf(each)).join(" "))
    .filter(Boolean)
    .join("\n");

/** A list of lines in one of its languages. */
const linesIn = (list: Json, locale: Locale): Json =>
  listOf(list)
    .map((each) => String(recordOf(each)[locale] ?? ""))
    .join("\n");
