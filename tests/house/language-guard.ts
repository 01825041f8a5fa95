import type { Locale } from "#domain/locale.ts";
import { attribute, type BuiltPage, type Element, type Node } from "./built-site.ts";

/** Small words that only one of the two languages has, and that hardly a sentence does without. */
const telling: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    (
      "the and with your you of for is are to from our we this that it be or not will can have by on at what how when " +
      "which who if an as they their there these those was were been does do did should would may must about into " +
      "than then more most any each every before after them us my its here only where why"
    ).split(" "),
  ),
  es: new Set(
    (
      "el la los las de y para con su sus usted ustedes que en un una por se es del al lo como más nuestro nuestra " +
      "nuestros nuestras este esta estos estas eso ese esa son está están ser o si sí cuando qué cómo quién dónde " +
      "cuándo puede pueden debe tiene tienen hay antes después desde hasta entre sobre sin le les nos cada todo todos " +
      "toda todas muy ya pero porque también"
    ).split(" "),
  ),
};
const other = { en: "es", es: "en" } as const;
const inBlocks =
  /^(?:a|b|strong|em|i|small|span|time|abbr|code|kbd|sup|sub|br|wbr|no-break|mark|q|cite|bdi|svg|use|path)$/;
/** Drawings, and code: the same in every language. */
const wordless = /^(?:svg|code)$/;
const unread = /^(?:script|style|template|noscript|svg|code)$/;
const readAttributes = ["alt", "title", "aria-label", "placeholder", "aria-description", "label"];

type Said = { locale: Locale; text: string };

/** Sentences of a text that are not of a language; `names` are left out of the count. */
export function foreignSentences(text: string, locale: Locale, names: readonly RegExp[] = []): string[] {
  return text
    .split(/(?<=[.!?:;])\s+|\s*[|·]\s*|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const bare = names.reduce((rest, name) => rest.replace(name, " "), sentence);
      const words = bare.toLowerCase().match(/[\p{L}']+/gu) ?? [];
      const count = (language: Locale) => words.filter((word) => telling[language].has(word)).length;
      return count(other[locale]) > count(locale);
    });
}

/** What a page says in the very words of its twin in the other language; on a page that was translated these are names. */
export function repeatedFrom(twin: BuiltPage, page: BuiltPage, names: readonly RegExp[] = []): string[] {
  const known = new Set(saidOn(twin).map(({ text }) => text));
  const repeated = saidOn(page).filter(({ locale, text }) => locale === page.locale && known.has(text));
  const isName = (text: string) =>
    !/\p{L}/u.test(names.reduce((rest, name) => rest.replace(name, " "), text));
  return [...new Set(repeated.map(({ text }) => text))].filter((text) => !isName(text));
}

/** All that a page says: blocks of text, attributes, and the words it hands to its islands, each in the language of its place. */
export function saidOn(page: BuiltPage): Said[] {
  const said: Said[] = [];
  const root = page.elements.find(({ tagName }) => tagName === "html");
  if (root) listSaid(root, page.locale, said);
  return said
    .map(({ locale, text }) => ({ locale, text: text.replace(/\s+/g, " ").trim() }))
    .filter(({ text }) => /\p{L}{2}/u.test(text));
}

function listSaid(element: Element, above: Locale, said: Said[]): void {
  const lang = attribute(element, "lang")?.slice(0, 2);
  const locale = lang === "en" || lang === "es" ? lang : above;
  listAttributes(element, locale, said);
  if (unread.test(element.tagName)) return;
  let block = "";
  const end = () => {
    said.push({ locale, text: block });
    block = "";
  };
  for (const node of element.childNodes) {
    if (isInline(node, locale)) {
      block += inlineText(node);
      if ("tagName" in node)
        for (const inner of [node, ...node.childNodes]) listAttributes(inner, locale, said);
    } else {
      end();
      if ("tagName" in node) listSaid(node, locale, said);
    }
  }
  end();
}

// What is marked as another language, and what holds blocks, is read for itself.
function isInline(node: Node, locale: Locale): boolean {
  if (node.nodeName === "#text") return true;
  if (!("tagName" in node) || !inBlocks.test(node.tagName)) return false;
  const lang = attribute(node, "lang")?.slice(0, 2) ?? locale;
  return (
    lang === locale &&
    node.childNodes.every((inner) => inner.nodeName === "#comment" || isInline(inner, locale))
  );
}

function inlineText(node: Node): string {
  if ("tagName" in node)
    return wordless.test(node.tagName) ? " " : ` ${node.childNodes.map(inlineText).join("")} `;
  return node.nodeName === "#text" && "value" in node ? node.value : "";
}

/** What an element says beside its text. */
function listAttributes(node: Node, locale: Locale, said: Said[]): void {
  if (!("tagName" in node)) return;
  for (const name of readAttributes) said.push({ locale, text: attribute(node, name) ?? "" });
  if (node.tagName === "meta" && /title|description/.test(metaName(node)))
    said.push({ locale, text: attribute(node, "content") ?? "" });
  if (node.tagName === "astro-island")
    said.push(...stringsIn(attribute(node, "props")).map((text) => ({ locale, text })));
}

const metaName = (meta: Element) => attribute(meta, "name") ?? attribute(meta, "property") ?? "";

/** The words in the data of an island; what looks like an address or an identifier is none. */
function stringsIn(props = "{}"): string[] {
  const strings: string[] = [];
  JSON.parse(props, (_, value) => {
    if (typeof value === "string" && /\p{L}\s/u.test(value)) strings.push(value);
    return value;
  });
  return strings;
}
