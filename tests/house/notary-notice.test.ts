import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { pathOf } from "#content/routes.ts";
import { notaryNotice } from "#content/words/notary-notice.ts";
import { locales } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import { builtPages, find, onEachPage, textOf } from "./built-site.ts";

test("every Spanish page carries the notice on notary services once, with all fees in both languages", () => {
  // Tex. Gov't Code 406.017 and 406.024.
  const { fees } = loadPractice().rates.notary.caps;
  const parts = locales.flatMap((locale) => [
    notaryNotice[locale].statement,
    ...fees.map(({ name, price }) => `${name[locale]}: ${formatMoney(price, locale)}`),
  ]);
  const notaryPage = pathOf("notaryPublic", "es");
  const spanish = builtPages.filter(({ locale }) => locale === "es");
  expect(spanish.length).toBeGreaterThan(40);
  const missing = onEachPage((page) => {
    // On the page of the service beside its prices, and not again at its foot.
    const [text = "", foot = ""] = ["main", "footer"].map((name) => find(page, name).map(textOf).join());
    const isOwn = page.path === notaryPage;
    return parts.filter((part) => foot.includes(part) === isOwn || (isOwn && !text.includes(part)));
  }, spanish);
  expect(missing).toEqual([]);
});
