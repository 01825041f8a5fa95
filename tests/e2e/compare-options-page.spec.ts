import { brotliCompressSync } from "node:zlib";
import { fillIn } from "#content/format/fill-in.ts";
import { loadPractice } from "#content/load-practice.ts";
import { pathOf } from "#content/routes.ts";
import { compareWords } from "#content/words/compare.ts";
import { formatMoney } from "#domain/money.ts";
import { expectNoViolation, sidewaysScroll } from "./axe.ts";
import { freeDays } from "./calendar-steps.ts";
import { expect, languages, mechanics, soakUnless, test } from "./fixtures.ts";
import { addressOf, button, choose, emailField, expectStep, option, paths, result } from "./quiz-steps.ts";

const practice = loadPractice();
const { business, faqs, rates, tiers } = practice;
const lowest = (set: typeof tiers.inPerson) => Math.min(...set.tiers.map(({ price = Infinity }) => price));

for (const locale of languages) {
  const words = compareWords[locale];

  test(
    `the ${locale} page compares as the practice's own files say, leads to both ways and answers three questions`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.goto(addressOf(locale));
      const lineOf = (label: string) =>
        page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: label, exact: true }) });
      const { speed, place, bestFor } = words.table.rows;
      await expect(lineOf(speed.label).getByRole("cell")).toHaveText([
        speed["in-person"],
        speed["mobile-app"],
      ]);
      const discount = formatMoney(rates.mobileAppDiscount, locale);
      await expect(lineOf(words.table.price).getByRole("cell")).toHaveText([
        formatMoney(lowest(tiers.inPerson), locale),
        `${formatMoney(lowest(tiers.mobileApp), locale)} ${fillIn(words.table.afterDiscount, { discount })}`,
      ]);
      await expect(lineOf(place.label)).toContainText(business.address.city);
      await expect(lineOf(bestFor.label).getByRole("cell")).toHaveText([
        bestFor["in-person"],
        bestFor["mobile-app"],
      ]);
      for (const note of tiers.inPerson.notes) await expect(page.getByText(note[locale])).toBeVisible();

      for (const [method, route] of [
        ["mobile-app", "mobileApp"],
        ["in-person", "inPerson"],
      ] as const) {
        const card = page.getByRole("article").filter({ hasText: words.cards.bestFor[method] });
        await expect(card.getByRole("link", { name: words.seeWay[method] })).toHaveAttribute(
          "href",
          pathOf(route, locale),
        );
      }
      const questions = faqs.pages.compareOptions;
      expect(questions.length).toBeGreaterThanOrEqual(3);
      for (const { question, answer } of questions) {
        await page.getByRole("heading", { name: question[locale] }).click();
        await expect(page.getByText(answer[locale].split("\n")[0] ?? "")).toBeVisible();
      }
    },
  );

  for (const colorScheme of ["light", "dark"] as const) {
    test(
      `the ${locale} quiz has no violation that axe can find in any step, ${colorScheme}`,
      soakUnless(locale === "en" && colorScheme === "light"),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width: 360, height: 780 });
        await page.goto(addressOf(locale));
        await expectNoViolation(page, "first step");
        for (const [step, value] of paths.mobileApp.entries()) {
          await expectStep(page, locale, step);
          await option(page, locale, value).focus();
          await page.keyboard.press("Enter");
          await expectNoViolation(page, "quiz", { part: "#quiz" });
          await option(page, locale, value).click();
        }
        await expectStep(page, locale, 4);
        await expectNoViolation(page, "quiz", { part: "#quiz" });
        await button(page, words.quiz.email.skip).click();
        await expect(result(page)).toHaveAttribute("data-result", "mobile-app");
        await expectNoViolation(page, "quiz", { part: "#quiz" });
        await button(page, words.quiz.result.startOver).click();
        await choose(page, locale, paths.inPerson);
        await button(page, words.quiz.email.skip).click();
        await expect(result(page)).toHaveAttribute("data-result", "in-person");
        await expectNoViolation(page, "quiz", { part: "#quiz" });
      },
    );
  }

  test(
    `the ${locale} page fits a narrow phone in every step, without a sideways scroll`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(addressOf(locale));
      for (const [step, value] of paths.inPerson.entries()) {
        await expectStep(page, locale, step);
        expect(await sidewaysScroll(page)).toBe(0);
        await option(page, locale, value).click();
      }
      await expectStep(page, locale, paths.inPerson.length);
      expect(await sidewaysScroll(page)).toBe(0);
      await button(page, words.quiz.email.skip).click();
      await expect(result(page)).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );

  test(
    `the ${locale} page stays within its weight after everything was used`,
    mechanics(locale),
    async ({ page }) => {
      const scripts = () =>
        page.evaluate(() =>
          performance.getEntriesByType("resource").flatMap(({ name }) => (/\.js$/.test(name) ? [name] : [])),
        );
      await page.goto(addressOf(locale));
      await expect.poll(async () => (await scripts()).length).toBe(2);
      await page.waitForLoadState("networkidle");
      const html = await (await page.request.get(addressOf(locale))).body();
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(26_000);
      expect(await scripts()).toHaveLength(2);
      await choose(page, locale, paths.mobileApp);
      await emailField(page, locale).fill("no-address");
      await page.locator("#quiz section[data-current] button[type=submit]").click();
      await expect(page.getByRole("region", { name: /Alt\+T/ })).toBeVisible();
      await button(page, words.quiz.email.skip).click();
      await result(page).locator("button[commandfor=scheduler]").click();
      await expect(freeDays(page).first()).toBeVisible();
      let total = 0;
      for (const script of await scripts()) {
        total += brotliCompressSync(await (await page.request.get(script)).body()).length;
      }
      expect(total).toBeLessThanOrEqual(87_000);
      expect(total).toBeGreaterThan(50_000);
    },
  );
}
