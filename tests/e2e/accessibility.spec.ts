import { blogWords } from "#content/words/blog.ts";
import { contactWords } from "#content/words/contact.ts";
import { deadlineWords } from "#content/words/deadlines.ts";
import { faqWords } from "#content/words/faqs.ts";
import { formWords } from "#content/words/forms.ts";
import { notaryWords } from "#content/words/services/notary-public.ts";
import { shellWords } from "#content/words/shell.ts";
import { webhookWords } from "#content/words/webhook-config.ts";
import { expectSoundInItsThemes, sidewaysScroll } from "./axe.ts";
import { banner } from "./deadline-clock.ts";
import { expect, languages, mechanics, prefixOf, soakUnless, test } from "./fixtures.ts";
import { heroForm } from "./form-fills.ts";
import { menuButton, menuSheet, openDialog } from "./page-frame.ts";
import { partsOf, tierPages } from "./tier-pages.ts";

for (const locale of languages) {
  test(
    `the ${locale} states have no violation: menu, sheet, dialog, errors and toast`,
    mechanics(locale),
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(prefixOf[locale] || "/");
      await page.locator("[data-menu] summary").first().click();
      await expectSoundInItsThemes(page, "an open menu", { part: "header" });
      await heroForm(page).getByRole("button").click();
      await expect(heroForm(page).locator(".problem:visible")).toHaveCount(3);
      await expectSoundInItsThemes(page, "an error and its toast", {
        part: "#hero-form, [aria-label*='Alt+T']",
      });
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(`${prefixOf[locale]}/contact`);
      await menuButton(page, locale).click();
      await menuSheet(page, locale).locator("summary").first().click();
      await expectSoundInItsThemes(page, "the open sheet");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: contactWords[locale].findUs.mobile }).click();
      await openDialog(page).getByRole("button", { name: notaryWords[locale].request.submit }).click();
      await expect(openDialog(page).locator(".problem:visible")).toHaveCount(1);
      await expectSoundInItsThemes(page, "a dialog with an error", { part: "dialog[open]" });
    },
  );

  for (const tierPage of tierPages.filter(({ route }) => /^(?:inPerson|bookkeeping)$/.test(route))) {
    test(
      `the states of ${prefixOf[locale]}${tierPage.path} have no violation: alert, choice, dialog with an error`,
      soakUnless(tierPage.route === (locale === "en" ? "inPerson" : "bookkeeping")),
      async ({ page }) => {
        test.slow();
        const parts = partsOf(page, tierPage, locale);
        await page.goto(prefixOf[locale] + tierPage.path);
        if (tierPage.alert) {
          await parts.button.click();
          await expect(parts.alert).toBeVisible();
          await expectSoundInItsThemes(page, "the alert", { part: "[role=alertdialog]" });
          await parts.alert.getByRole("button").click();
        }
        await parts.cards.nth(1).click();
        await expectSoundInItsThemes(page, "a chosen tier", { part: "#tiers" });
        await parts.goOn.click();
        await parts.submit.click();
        await expect(parts.dialog.locator(".problem:visible")).toHaveCount(1);
        await expectSoundInItsThemes(page, "the dialog with an error", { part: "dialog[open]" });
      },
    );
  }

  test.describe(`an unknown address in ${locale}`, () => {
    test.use({ allowedErrors: [/Page not found|Failed to load resource/] });

    test(
      "has no violation and fits a narrow phone, suggestions and all",
      mechanics(locale),
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 780 });
        await page.goto(`${prefixOf[locale]}/services/payrol-itin`);
        await expect(page.locator("main li a").first()).toBeVisible();
        await expectSoundInItsThemes(page, "suggestions");
        expect(await sidewaysScroll(page)).toBe(0);
      },
    );
  });

  test(`the ${locale} lists have no violation when nothing is found`, mechanics(locale), async ({ page }) => {
    test.slow();
    await page.goto(`${prefixOf[locale]}/faqs`);
    await page.getByRole("searchbox").fill("xyzzy");
    await expect(page.getByRole("heading", { name: faqWords[locale].empty.heading })).toBeVisible();
    await expectSoundInItsThemes(page, "no question found");
    await page.goto(`${prefixOf[locale]}/blog`);
    await page.getByRole("searchbox").fill("xyzzy");
    await expect(page.getByText(blogWords[locale].browse.empty)).toBeVisible();
    await expectSoundInItsThemes(page, "no article found");
  });

  test(
    `the ${locale} banner has no violation on a page older than its dates`,
    mechanics(locale, "es"),
    async ({ page }) => {
      test.slow();
      await page.clock.setFixedTime("2040-01-01T12:00:00-06:00");
      await page.goto(prefixOf[locale] || "/");
      await expect(banner(page).getByText(deadlineWords[locale].inCalendar)).toBeVisible();
      await expectSoundInItsThemes(page, "no dates left");
    },
  );

  test(
    `the ${locale} webhook settings have no violation when they answer`,
    mechanics(locale),
    async ({ page }) => {
      test.slow();
      const { form } = webhookWords[locale];
      await page.goto(`${prefixOf[locale]}/webhook-config`);
      for (const [typed, answer] of [
        ["hello", form.implausible],
        ["https://hooks.example.com/webhook", form.saved],
      ] as const) {
        await page.getByRole("main").getByRole("textbox").fill(typed);
        await page.getByRole("button", { name: form.save, exact: true }).click();
        await expect(page.locator("#webhook-answer")).toContainText(answer.text);
        await expectSoundInItsThemes(page, answer.title);
      }
    },
  );

  test(
    `the ${locale} hero form can be sent with the keyboard alone, from the skip link on`,
    mechanics(locale),
    async ({ page }) => {
      await page.goto(prefixOf[locale] || "/");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: shellWords[locale].skip })).toBeFocused();
      await page.keyboard.press("Enter");
      const name = heroForm(page).getByLabel(formWords[locale].hero.labels.name);
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
    },
  );
}
