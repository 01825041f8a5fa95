import { formWords } from "#content/words/forms.ts";
import { expect, languages, mechanics, prefixOf, test } from "./fixtures.ts";
import { fillConsultation, mailTo, newAddress } from "./form-fills.ts";
import { chosenWords, partsOf, serviceName, tierPages } from "./tier-pages.ts";

const pages = tierPages.filter(({ route }) => route === "inPerson" || route === "bookkeeping");

for (const locale of languages) {
  for (const tierPage of pages) {
    const address = prefixOf[locale] + tierPage.path;

    test.describe(`${address} without script`, () => {
      test.use({ javaScriptEnabled: false });

      test(
        "takes a tier by a plain post and answers with a page",
        mechanics(locale, tierPage.route === "inPerson" ? "en" : "es"),
        async ({ page, office }) => {
          const email = newAddress();
          const parts = partsOf(page, tierPage, locale);
          await page.goto(address);
          await parts.cards.nth(1).click();
          await parts.goOn.click();
          await expect(parts.dialog.locator("[data-chosen]:visible")).toHaveText([
            chosenWords(tierPage, locale, 1),
          ]);
          await fillConsultation(page, locale, email);
          await parts.submit.click();
          await expect(page).toHaveURL((url) => url.pathname === `${prefixOf[locale]}/sent/${tierPage.kind}`);
          const words = formWords[locale][tierPage.kind].success;
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
          await mailTo(office, email);
          await expect
            .poll(() => office.calls.map(({ body }) => JSON.parse(body)).find((call) => call.email === email))
            .toMatchObject({ service: serviceName(tierPage, locale), locale });
        },
      );
    });
  }
}
