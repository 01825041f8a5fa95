import { contactWords } from "#content/words/contact.ts";
import { formWords } from "#content/words/forms.ts";
import { homeWords } from "#content/words/home.ts";
import { wizardWords } from "#content/words/wizard.ts";
import { expect, languages, mechanics, prefixOf, test, toastOf } from "./fixtures.ts";
import { heroForm } from "./form-fills.ts";
import { openWizard, radio } from "./wizard-walk.ts";

for (const locale of languages) {
  test(
    `on paper a ${locale} page keeps its headings and leaves the frames of its forms away`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.goto(prefixOf[locale] || "/");
      await heroForm(page).getByRole("button").click();
      await expect(toastOf(page)).toContainText(/./);
      await page.emulateMedia({ media: "print" });
      // It would cover what is printed below it, until it leaves by itself.
      await expect(toastOf(page).locator(".toast")).toBeHidden({ timeout: 4000 });
      const { services, hero } = homeWords[locale];
      await expect(page.getByRole("heading", { name: services.heading })).toBeVisible();
      await expect(page.getByText(hero.formHeading, { exact: true })).toBeHidden();
      await page.goto(`${prefixOf[locale]}/contact`);
      await expect(page.getByText(contactWords[locale].message.heading, { exact: true })).toBeHidden();
    },
  );

  test(
    `on paper the ${locale} wizard shows what was answered and no empty frame`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await openWizard(page, locale);
      const choice = radio(page, locale, "businessType", "solo");
      await choice.click();
      await expect(choice).toBeChecked();
      // As wide as a sheet of paper.
      await page.setViewportSize({ width: 720, height: 960 });
      await page.emulateMedia({ media: "print" });
      const answers = page.getByRole("complementary", { name: wizardWords[locale].summary.heading });
      await expect(answers).toContainText(formWords[locale].business.answers.businessType.solo);
      await expect(page.getByRole("progressbar")).toHaveCount(0);
    },
  );
}
