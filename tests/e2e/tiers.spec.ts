import { fillIn } from "#content/format/fill-in.ts";
import { loadPractice } from "#content/load-practice.ts";
import { formWords } from "#content/words/forms.ts";
import { serviceWords } from "#content/words/services/frame.ts";
import { otherLocale } from "#domain/locale.ts";
import { expect, languages, mechanics, prefixOf, soakUnless, test, toastOf } from "./fixtures.ts";
import { fillConsultation, holdQueue, mailTo, newAddress } from "./form-fills.ts";
import { improved, languageSwitch } from "./page-frame.ts";
import { chosenWords, partsOf, serviceName, tierNames, tierPages } from "./tier-pages.ts";

const { proof, tiers } = loadPractice();

// The specification's own words; the Spanish ones are the practice's.
const alerts = {
  serviceType: "Please select a service type before continuing.",
  plan: "Please select a plan before continuing.",
  advisoryType: "Please select an advisory type before continuing.",
};
const failure = "There was a problem submitting the form. Please try again.";
test.use({ viewport: { width: 1280, height: 900 } });

for (const locale of languages) {
  for (const [place, tierPage] of tierPages.entries()) {
    const { path, kind, alert } = tierPage;
    const address = prefixOf[locale] + path;
    const [first = "", second = ""] = tierNames(tierPage, locale);
    // In the gate one page of each kind of choice has one language, and one page has both; the others are chosen from below.
    const isFirstOfKind = tierPages.findIndex((each) => each.alert === alert) === place;
    const isInGate = isFirstOfKind && (tierPage.route === "inPerson" || languages[place % 2] === locale);

    test.describe(address, () => {
      test(
        `${alert ? "says what is missing" : "waits, its button disabled,"} until a tier is chosen, and takes one at a time`,
        soakUnless(isInGate),
        async ({ page }) => {
          const parts = partsOf(page, tierPage, locale);
          await page.goto(address);
          await expect(parts.radios).toHaveCount(tierNames(tierPage, locale).length);
          await expect(parts.chosen).toHaveCount(0);
          await expect(parts.button).toHaveCount(1);
          const popular = tiers[tierPage.set].tiers.findIndex((tier) => tier.popular);
          if (popular >= 0)
            await expect(parts.radios.nth(popular)).toHaveAccessibleDescription(
              new RegExp(`^${serviceWords[locale].tiers.popular} `),
            );
          if (alert) {
            await parts.button.click();
            const words = serviceWords[locale].alerts[alert];
            await expect(parts.alert).toContainText(locale === "en" ? alerts[alert] : words);
            await expect(parts.dialog).toBeHidden();
            await parts.alert.getByRole("button").click();
            await expect(parts.alert).toBeHidden();
            await expect(parts.button).toBeFocused();
          } else {
            await expect(parts.waiting).toHaveCount(1);
          }

          const label = await parts.button.innerText();
          if (tierPage.route === "personalTaxes" && locale === "en")
            expect(label).toBe("Book Free Consultation");
          const nameFor = (tier: string) =>
            alert ? label : `${serviceWords[locale].tiers.continueWith} ${tier}`;
          // By mouse and by arrow keys; the dialog names it, and the button that waited for it.
          await parts.cards.nth(0).click();
          await expect(parts.goOn).toHaveAccessibleName(nameFor(first));
          await page.keyboard.press("ArrowRight");
          await expect(parts.radios.nth(1)).toBeChecked();
          await expect(parts.radios.nth(1)).toBeFocused();
          await expect(parts.chosen).toHaveCount(1);
          await expect(parts.goOn).toHaveAccessibleName(nameFor(second));
          await page.keyboard.press("ArrowUp");
          await expect(parts.radios.nth(0)).toBeChecked();
          await parts.cards.nth(1).click();
          await expect(parts.radios.nth(1)).toBeChecked();
          await parts.goOn.click();
          await expect(parts.dialog).toBeVisible();
          const shown = parts.dialog.locator("[data-chosen]:visible");
          await expect(shown).toHaveText([chosenWords(tierPage, locale, 1)]);
          await expect(parts.dialog).toContainText(serviceName(tierPage, locale));
          // What was chosen there has a price, so that its dialog promises no free consultation.
          if (tierPage.route === "advisory")
            await expect(parts.dialog.getByRole("heading")).toHaveText(serviceWords[locale].booking.heading);
          // The app needs no appointment.
          if (tierPage.route === "mobileApp")
            await expect(parts.dialog.getByRole("heading")).toHaveText(formWords[locale].mobileApp.heading);
        },
      );

      test.describe("a request", () => {
        test.use({ allowedErrors: [/Failed to load resource|^Failed to (?:call|send)/] });

        test(
          "takes the tier into letters and webhook, after a change of language and a failure",
          // By each of the two forms once.
          soakUnless(isInGate && tierPage.route === (locale === "en" ? "inPerson" : "bookkeeping")),
          async ({ page, office }) => {
            const email = newAddress();
            const words = formWords[locale][kind];
            const parts = partsOf(page, tierPage, locale);
            await page.goto(prefixOf[otherLocale[locale]] + path);
            await improved(page);
            await partsOf(page, tierPage, otherLocale[locale]).cards.nth(1).click();
            await languageSwitch(page, otherLocale[locale]).click();
            await expect(page).toHaveURL(office.url + address);
            await expect(parts.radios.nth(1)).toBeChecked();
            await expect(parts.chosen).toHaveCount(1);

            await parts.goOn.click();
            await parts.submit.click();
            await expect(toastOf(page)).toContainText(formWords[locale].problems["name-required"]);
            await fillConsultation(page, locale, email);
            await holdQueue(page);
            await page.route("**/functions/v1/*", (route) => route.abort());
            await parts.submit.click();
            await expect(toastOf(page)).toContainText(locale === "en" ? failure : words.failure);
            await expect(parts.dialog).toBeVisible();
            await expect(parts.dialog.getByLabel(words.labels.email)).toHaveValue(email);
            await expect(parts.chosen).toHaveCount(1);

            await page.unroute("**/functions/v1/*");
            await parts.submit.click();
            await expect(parts.dialog).toBeHidden();
            await expect(toastOf(page)).toContainText(words.success.title);
            await expect(toastOf(page)).toContainText(fillIn(words.success.text, proof));
            await expect(parts.emptied).toHaveValue("");
            await expect(parts.chosen).toHaveCount(0);

            const toVisitor = await mailTo(office, email);
            expect(oneLine(toVisitor.mail.text)).toContain(second);
            const toPractice = () => office.mails.find(({ mail }) => mail.replyTo?.[0]?.address === email);
            await expect.poll(() => oneLine(toPractice()?.mail.text)).toContain(tierNames(tierPage, "en")[1]);
            const field = kind === "booking" ? "tier" : "serviceType";
            await expect
              .poll(() =>
                office.calls.map(({ body }) => JSON.parse(body)).filter((call) => call.email === email),
              )
              .toMatchObject([
                { formType: kind, service: serviceName(tierPage, locale), [field]: second, locale },
              ]);
          },
        );
      });
    });
  }
}

for (const locale of languages) {
  test(
    `every ${locale} page of tiers says in its dialog what was chosen`,
    mechanics(locale, "es"),
    async ({ page }) => {
      for (const tierPage of tierPages) {
        const parts = partsOf(page, tierPage, locale);
        await page.goto(prefixOf[locale] + tierPage.path);
        await expect(parts.radios).toHaveCount(tierNames(tierPage, locale).length);
        await parts.cards.nth(1).click();
        await parts.goOn.click();
        const shown = parts.dialog.locator("[data-chosen]:visible");
        await expect(shown).toHaveText([chosenWords(tierPage, locale, 1)]);
        await expect(parts.dialog).toContainText(serviceName(tierPage, locale));
      }
    },
  );
}

const oneLine = (text = "") => text.replace(/\s+/g, " ");
