import { calendarWords } from "#content/words/calendar.ts";
import { formWords } from "#content/words/forms.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { freeDays, openScheduler, scheduler, times } from "./calendar-steps.ts";
import { expect, languages, mechanics, type Page, prefixOf, test, toastOf } from "./fixtures.ts";
import { heroForm, mailTo, newAddress } from "./form-fills.ts";
import { openOffice, openOwnerAccount } from "./office-owner.ts";
import { press } from "./office-steps.ts";
import { translatePage } from "./translated-page.ts";

// React says so where it does not know its texts again.
test.use({ allowedErrors: [/React error #418/] });
test.beforeEach(({ page }) => translatePage(page));

/** Holds the script of an island back until it is let go. */
async function holdScript(page: Page, name: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(name, async (script) => {
    await promise;
    await script.continue();
  });
  return resolve;
}

for (const locale of languages) {
  const words = formWords[locale];

  test(
    `what is typed and pressed on a translated ${locale} page outlives the coming of its script`,
    mechanics(locale),
    async ({ page, office }) => {
      const letScriptCome = await holdScript(page, /_astro\/LeadForm/);
      const email = newAddress();
      await page.goto(prefixOf[locale] || "/");
      const nameField = heroForm(page).locator("[name=name]");
      await nameField.click();
      await page.keyboard.type("Ana");
      await heroForm(page).locator("[name=email]").fill(email);
      await heroForm(page).locator("[name=service]").selectOption("bookkeeping");
      await nameField.focus();
      letScriptCome();
      await expect(heroForm(page)).toHaveAttribute("aria-busy", "false");
      await expect(nameField).toBeFocused();
      await page.keyboard.type(" Núñez");
      await nameField.press("Enter");
      await expect(toastOf(page)).toContainText(words.hero.success.title);
      expect((await mailTo(office, email)).mail.text).toContain("Ana Núñez");
      // Nothing of what was sent is put back.
      await page.reload();
      await expect(nameField).toHaveValue("");
    },
  );

  test(
    `a translated ${locale} calendar goes on from its days to the details`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await openScheduler(page, locale);
      await expect(scheduler(page).getByRole("status")).toHaveText(`${calendarWords[locale].chooseDay}*`);
      await freeDays(page).first().click();
      await times(page).first().click();
      await expect(scheduler(page).getByRole("heading", { level: 3 })).toHaveText(
        `${calendarWords[locale].headings.details}*`,
      );
    },
  );
}

test("a translated office says what it does and what came of it", async ({ page, office }) => {
  const { log } = recordsWords.en;
  const { session } = await openOwnerAccount(office, "en");
  await openOffice(page, office.url, session, "/office/safeguards/log");
  await press(page, `${log.verify}*`);
  await expect(page.getByText(log.notSealed)).toBeVisible();
});
