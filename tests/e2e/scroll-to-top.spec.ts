import { expect, inMotion, languages, mechanics, prefixOf, test } from "./fixtures.ts";
import { footer, header } from "./page-frame.ts";

test.use(inMotion);

for (const locale of languages) {
  test(
    `a link to the ${locale} page one is on scrolls to its top and loads nothing`,
    mechanics(locale),
    async ({ page }) => {
      const address = `${prefixOf[locale]}/about`;
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${address}#main`);
      // Before its script has come, the browser follows the link itself.
      await expect.poll(() => page.evaluate("loaded")).toBe(1);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      const link = footer(page).locator(`a[href="${address}"]`);
      await link.press("Enter");
      await expect.poll(() => page.evaluate("scrollY")).toBe(0);
      // What is reached next is on the screen, as after loading the page.
      await expect(header(page).getByRole("link").first()).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      expect(await page.evaluate("isSamePage")).toBe(true);
      await header(page).getByRole("link").first().click();
      await expect(page).toHaveURL(new RegExp(`${prefixOf[locale] || "/"}$`));
    },
  );
}

test("it scrolls smoothly, and at once where less motion is asked for", async ({ page }) => {
  await page.goto("/about");
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behavior()).toBe("smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await behavior()).toBe("auto");
});
