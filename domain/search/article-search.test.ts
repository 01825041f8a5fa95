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

const find = (filter: Partial<ArticleFilter>) =>
  findArticles(articles, { search: "", category: "all", ...filter });

test("without a search under All Posts every article is found, in its order", () => {
  expect(find({})).toEqual({ featured: papers, others: [refund, books] });
  expect(find({ search: "   " })).toEqual(find({}));
});

test.each(["DECLARACION", "declaración", " Declaracion  "])(
  "%j is found in a title and in an excerpt, whatever the case, the accents and the spaces",
  (search) => expect(find({ search })).toEqual({ featured: papers, others: [refund] }),
);

test("the featured article is the first that matches, so it follows the search", () => {
  expect(find({ search: "reembolso" })).toEqual({ featured: refund, others: [] });
  expect(find({ search: "libros" })).toEqual({ featured: undefined, others: [books] });
});

test("a category shows its own articles and no others", () => {
  expect(find({ category: "bookkeeping-advice" })).toEqual({ featured: undefined, others: [books] });
  expect(find({ category: "company-news" })).toEqual({ featured: undefined, others: [] });
});

test("search and category both have to fit", () => {
  expect(find({ category: "tax-tips", search: "dias" })).toEqual({ featured: refund, others: [] });
  expect(find({ category: "bookkeeping-advice", search: "dias" }).others).toEqual([]);
});

test("what looks like a pattern is only text", () => {
  expect(find({ search: ".*" }).others).toEqual([]);
  expect(find({ search: "(y" }).others).toEqual([books]);
});
