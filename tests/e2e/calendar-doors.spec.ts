import { serviceWords } from "#content/words/services/frame.ts";
import { shellWords } from "#content/words/shell.ts";
import { freeDays, heading, scheduler } from "./calendar-steps.ts";
import { expect, languages, mechanics, prefixOf, soakUnless, test } from "./fixtures.ts";
import { partsOf, tierPages } from "./tier-pages.ts";

for (const locale of languages) {
  const { bookAppointment } = shellWords[locale];

  test(`"${bookAppointment}" in the header opens the calendar of the contact page`, async ({ page }) => {
    await page.goto(`${prefixOf[locale]}/about`);
    const button = page.locator("header").getByRole("link", { name: bookAppointment });
    await button.click();
    await expect(page).toHaveURL(new RegExp(`${prefixOf[locale]}/contact#scheduler$`));
    await expect(freeDays(page).first()).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(scheduler(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${prefixOf[locale]}/contact$`));
    await button.click();
    await expect(scheduler(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${prefixOf[locale]}/(?:contact|about)$`));
  });

  test.describe(`on a phone, in ${locale}`, () => {
    test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

    for (const path of ["/services/payroll", "/services/notary-public", "/about", "/appointments"]) {
      test(`the bar of ${path} leads to the calendar's page`, mechanics(locale), async ({ page }) => {
        await page.goto(`${prefixOf[locale]}${path}`);
        const { label, book } = shellWords[locale].phoneBar;
        await page.getByRole("navigation", { name: label }).getByRole("link", { name: book }).tap();
        await expect(page).toHaveURL(new RegExp(`${prefixOf[locale]}/appointments$`));
      });
    }

    for (const path of ["", "/faqs", "/contact", "/services/virtual"]) {
      test(`the bar of ${path || "/"} opens the calendar`, mechanics(locale), async ({ page }) => {
        await page.goto(`${prefixOf[locale]}${path}` || "/");
        const { label, book } = shellWords[locale].phoneBar;
        await page.getByRole("navigation", { name: label }).getByRole("button", { name: book }).tap();
        await expect(freeDays(page).first()).toBeVisible();
      });
    }
  });

  for (const tierPage of tierPages.filter(({ kind }) => kind === "booking")) {
    const isVirtual = tierPage.route === "virtual";
    test(
      `the booking dialog of ${prefixOf[locale]}${tierPage.path} leads to times of its own length`,
      soakUnless(isVirtual || locale === (tierPage.route === "inPerson" ? "en" : "es")),
      async ({ page }) => {
        await page.goto(prefixOf[locale] + tierPage.path);
        const parts = partsOf(page, tierPage, locale);
        await parts.cards.first().click();
        await parts.goOn.click();
        await parts.dialog.getByRole("button", { name: serviceWords[locale].booking.ownTime }).click();
        await expect(freeDays(page).first()).toBeVisible();
        const lengths = await scheduler(page)
          .locator("select")
          .filter({ visible: true })
          .locator("option")
          .count();
        expect(lengths).toBe(isVirtual ? 3 : 0);
        await page.keyboard.press("Escape");
        await expect(scheduler(page)).toBeHidden();
        await expect(parts.dialog).toBeVisible();
      },
    );
  }
}
