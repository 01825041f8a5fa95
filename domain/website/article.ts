import * as v from "valibot";
import { pictureSchema } from "../practice/picture.ts";
import { httpUrl, isoDate, path, words } from "../practice/practice-values.ts";
import { articleCategories } from "../search/article-categories.ts";

/** Markdown without tags, with safe links alone: whoever writes an article puts no program on the website. */
const markdown = v.pipe(
  v.string("needs text here"),
  // A tab at the beginning of a line means as much.
  v.transform((text) => text.replaceAll("\t", "    ")),
  words,
  v.check((text) => !/<[a-z/!?]/i.test(text), "takes no HTML"),
  // One of another site the page's own policy would keep out.
  v.check((text) => !text.includes("!["), "takes no pictures in its text"),
  v.check(
    (text) => linkTargets(text).every((target) => isLinkTarget(target)),
    "takes links that start with https://, mailto:, tel: or /",
  ),
);

export const isLinkTarget = (target: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(target);

// A definition may also stand in a list or in a quotation.
const linkTargets = (text: string) =>
  [/\]\(\s*([^)\s]*)/g, /^[ >*+\-\d.)]*\[(?:\\\]|[^\]]){1,999}\]:\s*(\S+)/gm].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, target = ""]) => target),
  );

const articleTexts = v.strictObject({
  title: words,
  description: words,
  excerpt: words,
  nextStep: words,
  sources: v.pipe(
    v.array(v.strictObject({ title: words, url: httpUrl })),
    v.minLength(1, "needs at least one source"),
  ),
  body: markdown,
});

const yearMistake = "needs a year of four digits, from 2000 to 2200";

export const articleSchema = v.strictObject({
  category: v.picklist(articleCategories, `takes ${articleCategories.join(", ")}`),
  date: isoDate,
  checked: isoDate,
  taxYear: v.pipe(
    v.number("needs a number"),
    v.integer("needs a whole number"),
    v.minValue(2000, yearMistake),
    v.maxValue(2200, yearMistake),
  ),
  featured: v.boolean("takes true or false"),
  service: path,
  picture: v.optional(pictureSchema),
  en: articleTexts,
  es: articleTexts,
});
export type Article = v.InferOutput<typeof articleSchema>;
