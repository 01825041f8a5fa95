import { tidyText } from "#domain/forms/tidy-text.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Edit } from "#domain/website/edits.ts";

type EditedText = { locale: Locale; text: string };

/** The files whose names, titles, questions, quotes and prices stand on pages; other fields may show in letters alone. */
const shownFiles: ReadonlySet<string> = new Set([
  "articles",
  "catalogue",
  "faqs",
  "pictures",
  "rates",
  "testimonials",
  "tiers",
]);
const shownTexts: ReadonlySet<string> = new Set(["alt", "name", "title", "question", "quote"]);
const shownPrices: ReadonlySet<string> = new Set(["price", "from"]);

/** Lists what the pages have to say when these edits are in effect, tidied as the schemas of the files do it. */
export function editedTexts(edits: readonly Pick<Edit, "path" | "value">[]): EditedText[] {
  return edits.flatMap(({ path, value }) => {
    const steps = path.split("/");
    return shownFiles.has(steps[0] ?? "") ? textsIn(value, steps.at(-1) ?? "") : [];
  });
}

function textsIn(value: unknown, key: string): EditedText[] {
  if (typeof value === "number" && shownPrices.has(key))
    return locales.map((locale) => ({ locale, text: formatMoney(value * 100, locale) }));
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value);
  if (shownTexts.has(key)) {
    return locales.flatMap((locale) => {
      const text: unknown = (value as Record<string, unknown>)[locale];
      return typeof text === "string" ? [{ locale, text: tidyText(text) }] : [];
    });
  }
  // An article holds its two languages apart.
  if (key === "en" || key === "es") {
    const { title } = value as { title?: unknown };
    return typeof title === "string" ? [{ locale: key, text: tidyText(title) }] : [];
  }
  return inner.flatMap(([name, each]) => textsIn(each, name));
}

/** The page's texts as they are read, with those that scripts and readers of markup get. */
export function readableText(file: string): string {
  return (
    file
      // The build keeps names of forms in one line.
      .replace(/<\/?no-break>/g, "")
      .replace(/&(?:#39|#x27|apos);/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&amp;/g, "&")
      .replace(/\\"/g, '"')
      .replace(/[\s\u00a0]+/g, " ")
  );
}
