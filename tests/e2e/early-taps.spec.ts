import { expect, test } from "./fixtures.ts";
import { mailTo, newAddress } from "./forms.ts";
import { openUntilPainted } from "./slow-phone.ts";

const times = 10;
test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

test.describe("a tap made as soon as a control is painted is not lost", () => {
  for (let time = 1; time <= times; time++) {
    test(`menu, ${time} of ${times}`, async ({ page }) => {
      const button = await openUntilPainted(page, "/", "header button[commandfor=menu-sheet]");
      await button.tap();
      await expect(page.locator("dialog#menu-sheet")).toBeVisible();
    });

    test(`dialog button, ${time} of ${times}`, async ({ page }) => {
      const button = await openUntilPainted(page, "/contact", "main button[commandfor=scheduler]");
      await button.tap();
      await expect(page.locator("dialog#scheduler")).toBeVisible();
    });

    test(`theme switch, ${time} of ${times}`, async ({ page }) => {
      const choice = await openUntilPainted(page, "/", "footer [data-theme-switch] input[value=dark]");
      await choice.check({ force: true });
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    });

    test(`form submit, ${time} of ${times}`, async ({ page, office }) => {
      const button = await openUntilPainted(page, "/", "#hero-form button[type=submit]");
      const email = newAddress();
      await page.locator("#hero-form [name=name]").fill("Ana");
      await page.locator("#hero-form [name=email]").fill(email);
      await page.locator("#hero-form [name=service]").selectOption("notary");
      await button.tap();
      await mailTo(office, email);
    });
  }
});
