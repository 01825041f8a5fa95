import { claimWords } from "#content/format/proof-values.ts";
import { loadPractice } from "#content/load-practice.ts";
import { aboutWords } from "#content/words/about.ts";
import { expect, languages, mechanics, prefixOf, test } from "./fixtures.ts";

const { business, proof, testimonials } = loadPractice();

for (const locale of languages) {
  const words = aboutWords[locale];
  const prefix = prefixOf[locale];

  test(
    `the ${locale} about page names the owner and what it stands for, marks its samples and leads on`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.goto(`${prefix}/about`);
      const main = page.getByRole("main");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.hero.heading);
      await expect(main).toContainText(business.owner.name);
      await expect(main).toContainText(business.owner.title[locale]);
      await expect(main.locator("dd")).toHaveText([
        claimWords(proof.satisfiedClients, locale),
        claimWords(proof.yearsOfExperience, locale),
      ]);
      for (const { title } of Object.values(words.story.parts)) await expect(main).toContainText(title);
      for (const { title } of Object.values(words.values.list)) await expect(main).toContainText(title);

      const quotes = page.locator("main figure");
      await expect(quotes).toHaveCount(3);
      for (const [place, { quote, name, sample }] of testimonials.entries()) {
        await expect(quotes.nth(place)).toContainText(quote[locale]);
        await expect(quotes.nth(place)).toContainText(name[locale]);
        const mark = quotes.nth(place).getByText(words.testimonials.sample, { exact: true });
        await expect(mark).toHaveCount(sample ? 1 : 0);
      }
      await expect(page.getByText(words.testimonials.sampleNote)).toBeVisible();

      const paths = [
        prefix || "/",
        `${prefix}/services`,
        `${prefix}/start-your-business`,
        `${prefix}/services/mobile-app`,
        `${prefix}/services/advisory`,
        `${prefix}/contact`,
      ];
      for (const path of paths) await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
    },
  );
}
