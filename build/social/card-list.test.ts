import sharp from "sharp";
import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { socialCardPath } from "#content/routes.ts";
import { articleCategories } from "#domain/search/article-categories.ts";
import { categoryTiles } from "#domain/tiles/category-tiles.ts";
import { pageEntry } from "#domain/website/page-entry.ts";
import { articleCards, cardNotice, pageCards } from "./card-list.ts";
import { drawSocialCard } from "./draw-social-card.ts";
import { balancedLines, textWidth } from "./outline-text.ts";

const practice = loadPractice();

test("every page that may be listed has a card with its title in both languages", () => {
  const cards = pageCards(practice);
  const paths = cards.map(({ plainPath, locale }) => socialCardPath(plainPath, locale));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain("/social/en/index.png");
  expect(paths).toContain("/social/es/services/payroll.png");
  expect(paths).not.toContain("/social/en/404.png");
  const payroll = cards.find(({ plainPath, locale }) => plainPath === "/services/payroll" && locale === "es");
  expect(payroll).toMatchObject({ title: "Servicios de nómina", tile: "quarters", scheme: 1 });
});

test("a service that the office took out of its list keeps a card for its page", () => {
  const catalogue = practice.catalogue.filter(({ id }) => id !== "payroll");
  const paths = pageCards({ ...practice, catalogue }).map(({ plainPath }) => plainPath);
  expect(paths).toEqual(pageCards(practice).map(({ plainPath }) => plainPath));
});

test("a line of the list that leads to the page of another service does not name that page", () => {
  const [own] = practice.catalogue;
  if (!own) throw new Error("the catalogue is empty");
  const amended = {
    ...own,
    id: "amended-returns",
    title: { en: "Amended returns", es: "Enmiendas" },
    scheme: 5,
  };
  const catalogue = [amended, ...practice.catalogue];
  expect(pageCards({ ...practice, catalogue })).toEqual(pageCards(practice));
  expect(pageEntry(catalogue, own.link)).toBe(own);
  expect(pageEntry([amended], own.link)).toBe(amended);
});

test("an article has a card in its own language, with the tile that its subject has in the blog", () => {
  const [card] = articleCards([{ slug: "w-2", locale: "es", title: "Su W-2", category: "tax-tips" }]);
  expect(card).toMatchObject({ plainPath: "/blog/w-2", locale: "es", title: "Su W-2", tile: "quarters" });
  const article = { slug: "news", locale: "en", title: "News" } as const;
  for (const category of articleCategories)
    expect(articleCards([{ ...article, category }])).toMatchObject([categoryTiles[category]]);
});

test("a card that offers notary services in Spanish carries the notice of Texas law in both languages", () => {
  const notices = pageCards(practice).map((card) => [card.locale, card.plainPath, cardNotice(card)] as const);
  const noticed = notices.filter(([, , notice]) => notice);
  expect(noticed.map(([locale, path]) => `${locale} ${path}`)).toEqual(["es /services/notary-public"]);
  expect(noticed[0]?.[2]).toEqual([
    expect.stringMatching(/^I AM NOT AN ATTORNEY/),
    expect.stringMatching(/^NO SOY ABOGADO/),
  ]);
});

test("a card is a picture of the size that other sites ask for, and small", async () => {
  const drawn = await drawSocialCard({
    title: "Preguntas frecuentes",
    practiceName: practice.business.name,
    tagline: practice.business.tagline.es,
    tile: "flower",
    scheme: 3,
  });
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(drawn.length).toBeLessThan(60_000);
});

test("a tagline that is longer than its room is set smaller instead of being cut off", async () => {
  const card = { title: "Contact", practiceName: "Example", tile: "flower", scheme: 3 } as const;
  const foot = async (tagline: string) => {
    const drawn = sharp(await drawSocialCard({ ...card, tagline }));
    return drawn.extract({ left: 0, top: 625, width: 600, height: 5 }).raw().toBuffer();
  };
  expect(
    await foot("Taxes, bookkeeping, payroll and paperwork, in English and in Spanish. ".repeat(3)),
  ).toEqual(await foot("Taxes"));
});

test("a title is broken between words, within its room, into lines as even as they can be", () => {
  const title = "Sus impuestos y sus trámites, en su idioma.";
  const lines = balancedLines(title, "display", 92, 648);
  expect(lines.join(" ")).toBe(title);
  const widths = lines.map((line) => textWidth(line, "display", 92));
  expect(Math.max(...widths)).toBeLessThanOrEqual(648);
  expect(Math.min(...widths)).toBeGreaterThan(400);
});
