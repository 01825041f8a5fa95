import { fillIn } from "#content/format/fill-in.ts";
import { loadPractice } from "#content/load-practice.ts";
import { contactWords } from "#content/words/contact.ts";
import { formWords } from "#content/words/forms.ts";
import { expect, languages, mechanics, prefixOf, test, toastOf } from "./fixtures.ts";
import { fillConsultation, mailTo, newAddress } from "./form-fills.ts";
import { openDialog } from "./page-frame.ts";

const { proof } = loadPractice();

for (const locale of languages) {
  const words = formWords[locale].consultation;
  const openers = [{ path: "/contact", dialog: "mobile-notary", service: words.services.mobileNotary }];

  for (const { path, dialog, service } of openers) {
    test(`the ${dialog} dialog of ${prefixOf[locale]}${path} sends a request and closes`, async ({
      page,
      office,
    }) => {
      const email = newAddress();
      await page.goto(prefixOf[locale] + path);
      await page.getByRole("button", { name: contactWords[locale].findUs.mobile }).click();
      const open = openDialog(page);
      await expect(open).toBeVisible();
      await expect(open).toContainText(service);
      await open.getByRole("button", { name: words.submit }).click();
      await expect(toastOf(page)).toContainText(formWords[locale].problems["name-required"]);
      await fillConsultation(page, locale, email);
      await open.getByRole("button", { name: words.submit }).click();
      await expect(open).toBeHidden();
      await expect(toastOf(page)).toContainText(fillIn(words.success.text, proof));
      await mailTo(office, email);
      await expect
        .poll(() => office.calls.map(({ body }) => JSON.parse(body)).find((call) => call.email === email))
        .toMatchObject({ formType: "consultation", service, serviceType: service });
    });
  }

  test(
    `the ${locale} dialog closes by Cancel and by Escape and gives the focus back`,
    mechanics(locale),
    async ({ page }) => {
      await page.goto(`${prefixOf[locale]}/contact`);
      const opener = page.getByRole("button", { name: contactWords[locale].findUs.mobile });
      const dialog = openDialog(page);
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await dialog.getByRole("button", { name: words.cancel }).click();
      await expect(dialog).toBeHidden();
    },
  );

  test.describe(`when the ${locale} request cannot be sent`, () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test("the dialog stays open with what was typed", mechanics(locale), async ({ page }) => {
      const email = newAddress();
      await page.goto(`${prefixOf[locale]}/contact`);
      await page.route("**/functions/v1/*", (route) => route.abort());
      await page.getByRole("button", { name: contactWords[locale].findUs.mobile }).click();
      await fillConsultation(page, locale, email);
      await openDialog(page).getByRole("button", { name: words.submit }).click();
      await expect(toastOf(page)).toContainText(words.failure);
      await expect(openDialog(page).getByLabel(words.labels.email)).toHaveValue(email);
    });
  });
}
