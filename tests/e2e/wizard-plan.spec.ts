import { wizardWords } from "#content/words/wizard.ts";
import { otherLocale } from "#domain/locale.ts";
import { expect, languages, mechanics, prefixOf, test } from "./fixtures.ts";
import { newAddress } from "./form-fills.ts";
import { languageSwitch } from "./page-frame.ts";
import {
  answered,
  answerQuestions,
  button,
  expectStep,
  field,
  fillPerson,
  heading,
  openAtPerson,
  openWizard,
  plan,
  radio,
  readySubmitButton,
  submitButton,
} from "./wizard-walk.ts";

for (const locale of languages) {
  test(
    `a reload and the other language keep answers, step and plan of the ${locale} wizard`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await openWizard(page, locale);
      await answerQuestions(page, locale);
      await fillPerson(page, locale, newAddress());
      await page.reload();
      await expect(heading(page)).toContainText(wizardWords[locale].steps.person.question);
      await expect(field(page, locale, "fullName")).toHaveValue("Ana Núñez");
      const other = otherLocale[locale];
      await languageSwitch(page, locale).click();
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      await expect(heading(page)).toContainText(wizardWords[other].steps.person.question);
      await readySubmitButton(page, other).click();
      await expectStep(page, other, 7, 100);
      await page.reload();
      await heading(page).hover();
      await expect(plan(page).locator("[data-planned=formation]")).toBeVisible();
      await button(page, wizardWords[other].plan.startOver).click();
      await expectStep(page, other, 1, 14);
      await expect(page.locator("#business-form :checked")).toHaveCount(0);
    },
  );

  test(
    `the ${locale} plan comes as a PDF, with no answer in an address, with script and without`,
    mechanics(locale, "es"),
    async ({ browser, office }) => {
      for (const javaScriptEnabled of [true, false]) {
        const page = await browser.newPage({ baseURL: office.url, javaScriptEnabled });
        if (javaScriptEnabled) await openAtPerson(page, locale);
        else {
          await page.goto(`${prefixOf[locale]}/start-your-business#plan`);
          await expect(page.locator("#plan")).toBeHidden();
          for (const [name, value] of answered) await radio(page, locale, name, value).check();
          await field(page, locale, "numOwners").fill("2");
        }
        await fillPerson(page, locale, newAddress());
        if (javaScriptEnabled) await submitButton(page, locale).click();
        const arrived = page.waitForEvent("download");
        await page
          .getByRole("button", { name: wizardWords[locale].plan.download })
          .filter({ visible: true })
          .click();
        const download = await arrived;
        expect(download.suggestedFilename()).toMatch(/\.pdf$/);
        expect(new URL(download.url()).search).toBe("");
        await page.close();
      }
    },
  );
}
