import { contactWords } from "#content/words/contact.ts";
import { expect, languages, mechanics, type Page, prefixOf, test, toastOf } from "./fixtures.ts";
import { contactForm, heroForm } from "./form-fills.ts";
import { openDialog } from "./page-frame.ts";

/** Whether a toast lies over any of the elements. */
async function covers(page: Page, elements: ReturnType<Page["locator"]>) {
  const toast = await toastOf(page).locator(".toast").last().boundingBox();
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()));
  return boxes.some(
    (box) =>
      box &&
      toast &&
      box.x < toast.x + toast.width &&
      toast.x < box.x + box.width &&
      box.y < toast.y + toast.height &&
      toast.y < box.y + box.height,
  );
}

for (const locale of languages) {
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    test(
      `a ${locale} error toast covers no button and not the field it is about, at ${size.width} px`,
      mechanics(locale, size.width === 360 ? "es" : "en"),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize(size);
        await page.goto(prefixOf[locale] || "/");
        await heroForm(page).locator("button[type=submit]").click();
        await expect(toastOf(page).locator(".toast")).toBeVisible();
        await expect(heroForm(page).getByRole("textbox").first()).toBeFocused();
        expect(await covers(page, heroForm(page).locator("button, :focus"))).toBe(false);

        await page.goto(`${prefixOf[locale]}/contact`);
        await contactForm(page).locator("button[type=submit]").click();
        await expect(toastOf(page).locator(".toast")).toBeVisible();
        expect(await covers(page, contactForm(page).locator("button, :focus"))).toBe(false);
        await toastOf(page).getByRole("button").click();

        await page.getByRole("button", { name: contactWords[locale].findUs.mobile }).click();
        // A live region says what comes into it, and not what it brings along.
        await expect(openDialog(page).locator("section[aria-live]")).toHaveText("");
        await openDialog(page).locator("button[type=submit]").click();
        await expect(toastOf(page).locator(".toast")).toBeVisible();
        expect(await covers(page, openDialog(page).locator("button:not(.toast button), :focus"))).toBe(false);

        await page.goto(`${prefixOf[locale]}/webhook-config`);
        const address = page.getByRole("main").getByRole("textbox");
        await address.fill("hello");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(toastOf(page).locator(".toast")).toBeVisible();
        await expect(address).toBeFocused();
        expect(await covers(page, address)).toBe(false);
      },
    );
  }
}
