import { contactWords } from "#content/words/contact.ts";
import { shellWords } from "#content/words/shell.ts";
import { expect, languages, mechanics, prefixOf, test } from "./fixtures.ts";
import { themeChoice } from "./page-frame.ts";

test.use({ viewport: { width: 1280, height: 900 } });

for (const locale of languages) {
  test(
    `the prices of the ${locale} tiers stand in one line, also where names wrap`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.goto(`${prefixOf[locale]}/services/personal-taxes`);
      const prices = page.getByRole("main").getByText(/^\$\d+$/);
      await expect(prices).toHaveCount(4);
      const bottoms = await prices.evaluateAll((all) =>
        all.map((price) => price.getBoundingClientRect().bottom),
      );
      expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(1);
      const names = await page.locator("main label").allTextContents();
      expect(names.filter((name) => name.includes(" /"))).toEqual([]);
    },
  );

  test(
    `the ${locale} contact form ends where the column beside it ends`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.goto(`${prefixOf[locale]}/contact`);
      const { message, emergency } = contactWords[locale];
      const region = ({ heading }: { heading: string }) => page.getByRole("region", { name: heading });
      // Both at one moment: what still comes above moves them.
      const bottoms = await region(message)
        .or(region(emergency))
        .evaluateAll((regions) => regions.map((each) => each.getBoundingClientRect().bottom));
      expect(bottoms).toHaveLength(2);
      expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(2);
    },
  );

  test(
    `the ${locale} theme switch keeps its three choices in one line`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.goto(prefixOf[locale] || "/");
      const choice = (theme: "system" | "light" | "dark") => themeChoice(page, locale, theme);
      // All at one moment: what still comes above the footer moves it.
      const tops = await choice("system")
        .or(choice("light"))
        .or(choice("dark"))
        .evaluateAll((choices) => choices.map((each) => each.getBoundingClientRect().top));
      expect(tops).toHaveLength(3);
      expect(new Set(tops).size).toBe(1);
    },
  );

  test(
    `the ${locale} hours of the footer stand beside their days where its columns are narrowest`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 900 });
      await page.goto(`${prefixOf[locale]}/privacy`);
      const days = page.getByRole("contentinfo").getByRole("term");
      await expect(days).toHaveCount(2);
      const heights = await days.evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetHeight));
      expect(new Set(heights).size).toBe(1);
    },
  );
}

test("the phone bar stays away from a wizard in use, also while the focus is elsewhere", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/start-your-business");
  const bar = page.getByRole("navigation", { name: shellWords.en.phoneBar.label });
  await expect(bar).toBeVisible();
  await page.getByRole("main").getByRole("radio").first().click();
  await expect(bar).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(bar).toBeHidden();
});
