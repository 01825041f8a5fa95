import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { notaryNotice } from "#content/words/notary-notice.ts";
import { locales } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import { builtPages, find, onEachPage, textOf } from "./built-site.ts";

test("every Spanish page carries the notice on notary services at its foot, with all fees in both languages", () => {
  // Tex. Gov't Code 406.017 and 406.024.
  const { fees } = loadPractice().rates.notary.caps;
  const parts = locales.flatMap((locale) => [
    notaryNotice[locale].statement,
    ...fees.map(({ name, price }) => `${name[locale]}: ${formatMoney(price, locale)}`),
  ]);
  const spanish = builtPages.filter(({ locale }) => locale === "es");
  expect(spanish.length).toBeGreaterThan(40);
  const missing = onEachPage((page) => {
    const foot = find(page, "footer").map(textOf).join();
    return parts.filter((part) => !foot.includes(part));
  }, spanish);
  expect(missing).toEqual([]);
});
