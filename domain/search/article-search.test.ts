import { expect, test } from "vitest";
import { type ArticleFilter, findArticles } from "./article-search.ts";

const papers = {
  title: "Papeles para su declaración",
  excerpt: "Qué reunir antes de marzo.",
  category: "tax-tips",
  featured: true,
} as const;
const refund = {
  title: "¿Dónde está mi REEMBOLSO?",
  excerpt: "Unos 21 días.\nSin declaración en papel.",
  category: "tax-tips",
  featured: true,
} as const;
const books = {
  title: "Cierre sus libros",
  excerpt: "Siete pasos (y un ejemplo).",
  category: "bookkeeping-advice",
  featured: false,
} as const;
const articles = [papers, refund, books];

const found = (wish: Partial<ArticleFilter>) =>
  findArticles(articles, { search: "", category: "all", ...wish });

test("without a search under All Posts every article is found, in its order", () => {
  expect(found({})).toEqual({ featured: papers, others: [refund, books] });
  expect(found({ search: "   " })).toEqual(found({}));
});

test.each(["DECLARACION", "declaración", " Declaracion  "])(
  "%j is found in a title and in an excerpt, whatever the case, the accents and the spaces",
  (search) => expect(found({ search })).toEqual({ featured: papers, others: [refund] }),
);

test("the featured article is the first that matches, so it follows the search", () => {
  expect(found({ search: "reembolso" })).toEqual({ featured: refund, others: [] });
  expect(found({ search: "libros" })).toEqual({ featured: undefined, others: [books] });
});

test("a category shows its own articles and no others", () => {
  expect(found({ category: "bookkeeping-advice" })).toEqual({ featured: undefined, others: [books] });
  expect(found({ category: "company-news" })).toEqual({ featured: undefined, others: [] });
});

test("search and category both have to fit", () => {
  expect(found({ category: "tax-tips", search: "dias" })).toEqual({ featured: refund, others: [] });
  expect(found({ category: "bookkeeping-advice", search: "dias" }).others).toEqual([]);
});

test("what looks like a pattern is only text", () => {
  expect(found({ search: ".*" }).others).toEqual([]);
  expect(found({ search: "(y" }).others).toEqual([books]);
});
