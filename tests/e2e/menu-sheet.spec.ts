import { shellWords } from "#content/words/shell.ts";
import { expect, journey, languages, mechanics, prefixOf, test } from "./fixtures.ts";
import { improved, menuButton, menuSheet } from "./page-frame.ts";

for (const locale of languages) {
  const home = prefixOf[locale] || "/";

  test.describe(`the menu sheet in ${locale}`, () => {
    test.use({ viewport: { width: 360, height: 780 } });

    test(
      "the menu sheet is 300 px wide at the right, 400 px from the small breakpoint",
      mechanics(locale),
      async ({ page }) => {
        await page.goto(home);
        const sheet = menuSheet(page, locale);
        await menuButton(page, locale).click();
        await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(300);
        await expect.poll(async () => Math.round((await sheet.boundingBox())?.x ?? 0)).toBe(60);
        await page.keyboard.press("Escape");
        await page.setViewportSize({ width: 700, height: 900 });
        await menuButton(page, locale).click();
        await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(400);
        await page.setViewportSize({ width: 1280, height: 800 });
        await expect(sheet).not.toHaveCSS("position", "fixed");
        await expect(sheet.locator("summary").first()).toBeInViewport();
      },
    );

    test(
      "its three groups open one by one, and any link closes it",
      journey(mechanics(locale)),
      async ({ page }) => {
        await page.goto(home);
        await improved(page);
        await menuButton(page, locale).click();
        const sheet = menuSheet(page, locale);
        const groups = sheet.locator("details");
        await expect(groups).toHaveCount(3);
        await groups.nth(0).locator("summary").click();
        await groups.nth(2).locator("summary").click();
        await expect(groups.nth(0).locator("a").first()).toBeVisible();
        await expect(groups.nth(1).locator("a").first()).toBeHidden();
        await expect(groups.nth(2).locator(`a[href="${prefixOf[locale]}/services/virtual"]`)).toBeVisible();
        await page.route("**/services/virtual", (route) => route.fulfill({ status: 204 }));
        await groups.nth(2).locator(`a[href="${prefixOf[locale]}/services/virtual"]`).click();
        await expect(sheet).toBeHidden();
      },
    );

    test(
      "the focus goes into the sheet and comes back by Escape, by its button and by a press beside it",
      mechanics(locale),
      async ({ page }) => {
        await page.goto(home);
        const { closeMenu } = shellWords[locale];
        const sheet = menuSheet(page, locale);
        const opener = menuButton(page, locale);
        const ways = [
          () => page.keyboard.press("Escape"),
          () => sheet.getByRole("button", { name: closeMenu }).click(),
          () => page.mouse.click(30, 400),
        ];
        for (const close of ways) {
          await opener.focus();
          await page.keyboard.press("Enter");
          await expect(sheet.getByRole("button", { name: closeMenu })).toBeFocused();
          await close();
          await expect(sheet).toBeHidden();
          await expect(opener).toBeFocused();
        }
        expect(new URL(page.url()).pathname).toBe(home);
      },
    );

    test(
      "Tab goes through the sheet and closes it when it leaves",
      mechanics(locale, "es"),
      async ({ page }) => {
        await page.goto(home);
        await improved(page);
        const sheet = menuSheet(page, locale);
        await menuButton(page, locale).click();
        await expect(sheet.getByRole("button", { name: shellWords[locale].closeMenu })).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(sheet.locator("summary").first()).toBeFocused();
        await sheet.getByRole("link").last().focus();
        await page.keyboard.press("Tab");
        await expect(sheet).toBeHidden();
        await expect(
          page.locator("main :focus, [data-deadlines] :focus, [aria-label] > :focus"),
        ).toBeVisible();
      },
    );
  });
}
