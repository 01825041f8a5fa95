import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { aboutWords } from "#content/words/about.ts";
import { notaryWords } from "#content/words/services/notary-public.ts";
import { Testimonials } from "./about/Testimonials.tsx";
import { ArticleBrowser } from "./blog/ArticleBrowser.tsx";
import { ArticleContents } from "./blog/ArticleContents.tsx";
import { articleBrowserProps } from "./blog/article-cards.ts";
import { notaryTables } from "./services/rate-tables.ts";

test("what the office took all entries out of has no heading over nothing", () => {
  const practice = loadPractice();
  const words = aboutWords.es.testimonials;
  expect(renderToStaticMarkup(createElement(Testimonials, { locale: "es", words, testimonials: [] }))).toBe(
    "",
  );
  expect(renderToStaticMarkup(createElement(ArticleBrowser, articleBrowserProps([], "es")))).toBe("");
  const { notary } = practice.rates;
  const headingsOf = (rates: Partial<typeof notary>) =>
    notaryTables(
      { ...practice, rates: { ...practice.rates, notary: { ...notary, ...rates } } },
      "es",
      notaryWords.es.rates,
    ).map(({ heading }) => heading);
  const { acts, extras, discounts } = notaryWords.es.rates;
  expect(headingsOf({})).toEqual([acts, extras, discounts]);
  expect(headingsOf({ surcharges: [], discounts: [] })).toEqual([acts]);
});

test("an article has contents only where it has headings of their kind", () => {
  const contentsOf = (depth: number) =>
    renderToStaticMarkup(
      createElement(ArticleContents, { label: "Contents", headings: [{ depth, slug: "one", text: "One" }] }),
    );
  expect(contentsOf(1)).toBe("");
  expect(contentsOf(2)).toContain('href="#one"');
});
