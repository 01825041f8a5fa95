import { spanishOffer } from "#content/words/shell.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { footer, improved } from "./page-frame.ts";

/** The offer comes three tasks after the note of the visit, all of which wait already. */
const allImproved = (page: Page) =>
  improved(page).then(() => page.evaluate(() => new Promise((resolve) => setTimeout(resolve))));

test.describe("a browser that prefers Spanish", () => {
  test.use({ locale: "es-MX" });

  test("is offered the Spanish page in Spanish, until the offer is dismissed", async ({ page }) => {
    await page.goto("/");
    const offer = page.getByRole("complementary", { name: spanishOffer.question });
    await expect(offer).toBeVisible();
    await expect(offer.locator("a")).toHaveAttribute("href", "/es");
    // Nothing that the keyboard reaches stands behind it.
    const lastLink = footer(page).getByRole("link").last();
    await lastLink.focus();
    await expect(offer).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(offer.locator("a")).toBeFocused();
    await expect(offer).toBeInViewport();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(offer).toBeHidden();
    await expect(lastLink).toBeFocused();
    await page.evaluate(() => delete sessionStorage.visit);
    await page.reload();
    await allImproved(page);
    await expect(offer).toBeHidden();
  });
});

test("a browser that prefers English sees no offer", async ({ page }) => {
  await page.goto("/");
  await allImproved(page);
  await expect(page.getByRole("complementary", { name: spanishOffer.question })).toBeHidden();
});
