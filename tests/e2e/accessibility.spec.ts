import AxeBuilder from "@axe-core/playwright";
import { expect, languages, type Page, prefixOf, test } from "./fixtures.ts";

const paths = ["", "/contact", "/sent/hero", "/no-such-page"];

async function expectNoViolation(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found).toEqual([]);
}

for (const locale of languages) {
  for (const path of paths) {
    const address = prefixOf[locale] + path || "/";

    test.describe(`${address}`, () => {
      test.use({ allowedErrors: [/Page not found|Failed to load resource/] });

      for (const colorScheme of ["light", "dark"] as const) {
        test(`has no violation that axe can find, ${colorScheme}`, async ({ page }) => {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.goto(address);
          await expectNoViolation(page);
        });
      }

      for (const width of [320, 360, 820, 1280]) {
        test(`fits ${width} px without a sideways scroll`, async ({ page }) => {
          await page.setViewportSize({ width, height: 780 });
          await page.goto(address);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
        });
      }
    });
  }

  test(`the ${locale} states have no violation: menu, sheet, dialog, errors and toast`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(prefixOf[locale] || "/");
    await page.locator("[data-menu] summary").first().click();
    await expectNoViolation(page);
    await page.locator("#hero-form button[type=submit]").click();
    await expect(page.locator("#hero-form .problem:visible")).toHaveCount(1);
    await expectNoViolation(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${prefixOf[locale]}/contact`);
    await page.locator("header button[commandfor=menu-sheet]").click();
    await page.locator("dialog#menu-sheet summary").first().click();
    await expectNoViolation(page);
    await page.keyboard.press("Escape");
    await page.locator("main button[commandfor=consultation]").first().click();
    await page.locator("dialog#consultation button[type=submit]").click();
    await expect(page.locator("dialog#consultation .problem:visible")).toHaveCount(1);
    await expectNoViolation(page);
  });

  test(`the ${locale} hero form can be sent with the keyboard alone, from the skip link on`, async ({
    page,
  }) => {
    await page.goto(prefixOf[locale] || "/");
    await page.keyboard.press("Tab");
    await expect(page.locator("a[href='#main']")).toBeFocused();
    await page.keyboard.press("Enter");
    const name = page.locator("#hero-form [name=name]");
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      if (await name.evaluate((field) => field === document.activeElement)) break;
    }
    await expect(name).toBeFocused();
    await page.keyboard.type("Ana");
    await page.keyboard.press("Tab");
    await page.keyboard.type("ana@example.com");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: /Alt\+T/ })).toBeVisible();
    await expect(name).toHaveValue("");
  });
}
