import { fillIn } from "#content/format/fill-in.ts";
import { momentWords } from "#content/format/moments.ts";
import { loadPractice } from "#content/load-practice.ts";
import { contactWords } from "#content/words/contact.ts";
import { formWords } from "#content/words/forms.ts";
import { visitorLetterWords } from "#content/words/letters.ts";
import { sentFormWords } from "#content/words/sent-forms.ts";
import { notaryWords } from "#content/words/services/notary-public.ts";
import { type Locale, otherLocale } from "#domain/locale.ts";
import { expect, holdToasts, languages, mechanics, type Page, prefixOf, test, toastOf } from "./fixtures.ts";
import { contactForm, fillConsultation, fillContact, fillHero, heroForm, newAddress } from "./form-fills.ts";
import { languageSwitch, openDialog } from "./page-frame.ts";
import { partsOf, serviceName, tierNames, tierPages } from "./tier-pages.ts";

const { business, proof } = loadPractice();
const functions = "**/functions/v1/*";

/** Presses a button that sends, and gives the promise of an answer that the server's moment makes, by language. */
async function promiseAfter(page: Page, press: () => Promise<unknown>) {
  const answer = page.waitForResponse(functions);
  await press();
  const replyBy = (await (await answer).headerValue("reply-by")) ?? "";
  return (locale: Locale) => {
    const moment = momentWords(new Date(replyBy), locale, business.timeZone);
    return fillIn(visitorLetterWords[locale].promise, { moment });
  };
}

for (const locale of languages) {
  const words = formWords[locale];
  const { steps } = visitorLetterWords[locale];
  const other = otherLocale[locale];
  const receipt = (page: Page, title: string) =>
    page.getByRole("heading", { name: title, exact: true }).locator("..");

  test(
    `a sent ${locale} message leaves what was sent and when it is answered, in both languages, until one writes again`,
    mechanics(locale, "es"),
    async ({ page }) => {
      const { labels, services, submit, success } = words.contactPage;
      await page.goto(`${prefixOf[locale]}/contact`);
      await fillContact(page, locale, newAddress(), "Mi secreto");
      const promise = await promiseAfter(page, () =>
        contactForm(page).getByRole("button", { name: submit }).click(),
      );
      const panel = receipt(page, success.title);
      await expect(panel.getByRole("heading", { name: success.title })).toBeFocused();
      await expect(toastOf(page)).toContainText(success.title);
      for (const text of ["Ana Núñez", services.tax, promise(locale), ...steps.contact]) {
        await expect(panel).toContainText(text);
      }
      await expect(panel).not.toContainText("Mi secreto");
      await expect(contactForm(page)).toBeHidden();
      await expect(page.getByText(contactWords[locale].message.lead)).toBeHidden();

      await languageSwitch(page, locale).click();
      const otherPanel = receipt(page, formWords[other].contactPage.success.title);
      for (const text of ["Ana Núñez", formWords[other].contactPage.services.tax, promise(other)])
        await expect(otherPanel).toContainText(text);
      await languageSwitch(page, other).click();
      await panel.getByRole("button", { name: sentFormWords[locale].again.form }).click();
      await expect(contactForm(page).getByLabel(labels.firstName)).toBeFocused();
      await expect(contactForm(page).getByLabel(labels.message)).toHaveValue("");
      await expect(panel).toHaveCount(0);
    },
  );

  test(
    `a sent ${locale} request for a consultation says by when it is answered`,
    mechanics(locale),
    async ({ page }) => {
      await page.goto(prefixOf[locale] || "/");
      await fillHero(page, locale, { name: "Ana Peña", email: newAddress() });
      const promise = await promiseAfter(page, () => heroForm(page).getByRole("button").click());
      const panel = receipt(page, words.hero.success.title);
      await expect(panel.getByRole("heading").first()).toBeFocused();
      for (const text of ["Ana Peña", words.hero.services.bookkeeping, promise(locale)]) {
        await expect(panel).toContainText(text);
      }
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("@");
    },
  );

  test(
    `a ${locale} dialog that sent a request shows it when it is opened again`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.goto(`${prefixOf[locale]}/contact`);
      const opener = page.getByRole("button", { name: contactWords[locale].findUs.mobile });
      await opener.click();
      await openDialog(page).getByRole("button", { name: notaryWords[locale].request.submit }).click();
      await expect(toastOf(page)).toContainText(words.problems["name-required"]);
      await fillConsultation(page, locale, newAddress());
      const promise = await promiseAfter(page, () =>
        openDialog(page).getByRole("button", { name: notaryWords[locale].request.submit }).click(),
      );
      await expect(openDialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      const panel = receipt(page, words.consultation.success.title);
      for (const text of ["Ana Núñez", words.consultation.services.mobileNotary, promise(locale)]) {
        await expect(panel).toContainText(text);
      }
      await panel.getByRole("button", { name: sentFormWords[locale].again.form }).click();
      await expect(openDialog(page).getByLabel(words.consultation.labels.name)).toBeFocused();
    },
  );

  test(
    `a sent ${locale} request for a tier is shown where the tier was chosen`,
    mechanics(locale, "es"),
    async ({ page }) => {
      const tierPage = tierPages.find(({ route }) => route === "inPerson");
      if (!tierPage) throw new Error("no page of tiers");
      const parts = partsOf(page, tierPage, locale);
      await page.goto(prefixOf[locale] + tierPage.path);
      await parts.cards.nth(1).click();
      await parts.goOn.click();
      await fillConsultation(page, locale, newAddress());
      const promise = await promiseAfter(page, () => parts.submit.click());
      const panel = receipt(page, words.booking.success.title);
      await expect(panel.getByRole("heading")).toBeFocused();
      await expect(openDialog(page)).toBeHidden();
      const [, second = ""] = tierNames(tierPage, locale);
      for (const text of [
        "Ana Núñez",
        serviceName(tierPage, locale),
        second,
        promise(locale),
        ...steps.booking,
      ])
        await expect(panel).toContainText(text);

      await languageSwitch(page, locale).click();
      const otherPanel = receipt(page, formWords[other].booking.success.title);
      await expect(otherPanel.getByRole("heading")).toBeFocused();
      for (const text of [serviceName(tierPage, other), tierNames(tierPage, other)[1] ?? "", promise(other)])
        await expect(otherPanel).toContainText(text);
      // Another tier can be asked for meanwhile.
      const otherParts = partsOf(page, tierPage, other);
      await otherParts.cards.nth(0).click();
      await otherParts.goOn.click();
      await expect(otherParts.submit).toBeVisible();
      await page.keyboard.press("Escape");
      await otherPanel.getByRole("button").click();
      await expect(otherPanel).toHaveCount(0);
      await expect(otherParts.radios.first()).toBeFocused();
    },
  );

  test(
    `the ${locale} newsletter form gives way to the one step that is left`,
    mechanics(locale, "es"),
    async ({ page }) => {
      const { labels, submit, success } = words.newsletter;
      const email = newAddress();
      await page.goto(`${prefixOf[locale]}/blog`);
      await page.getByLabel(labels.email, { exact: true }).fill(email);
      await page.getByRole("button", { name: submit }).click();
      await expect(receipt(page, success.title)).toContainText(email);
      await expect(receipt(page, success.title)).toContainText(success.text);
      await page.getByRole("button", { name: sentFormWords[locale].again.newsletter }).click();
      await expect(page.getByLabel(labels.email, { exact: true })).toBeFocused();
    },
  );

  test(
    `without the moment a ${locale} message promises the hours that its toast does`,
    mechanics(locale),
    async ({ page }) => {
      await page.route(functions, (route) => route.fulfill({ json: { success: true } }));
      await page.goto(`${prefixOf[locale]}/contact`);
      await fillContact(page, locale, newAddress());
      await contactForm(page).getByRole("button", { name: words.contactPage.submit }).click();
      const { title, text } = words.contactPage.success;
      await expect(receipt(page, title)).toContainText(fillIn(text, proof));
    },
  );

  test(
    `the error of an earlier try goes when the ${locale} form is sent again or its dialog closes`,
    mechanics(locale),
    async ({ page }) => {
      await page.goto(`${prefixOf[locale]}/contact`);
      await holdToasts(page);
      await contactForm(page).getByRole("button", { name: words.contactPage.submit }).click();
      await expect(toastOf(page)).toContainText(words.problems["first-name-required"]);
      await fillContact(page, locale, newAddress());
      await page.route(functions, () => {});
      await contactForm(page).getByRole("button", { name: words.contactPage.submit }).click();
      await expect(toastOf(page).getByText(words.shared.errorTitle)).toHaveCount(0);

      await page.getByRole("button", { name: contactWords[locale].findUs.mobile }).click();
      await openDialog(page).getByRole("button", { name: notaryWords[locale].request.submit }).click();
      await expect(toastOf(page)).toContainText(words.problems["name-required"]);
      await page.keyboard.press("Escape");
      await expect(toastOf(page).getByText(words.shared.errorTitle)).toHaveCount(0);
    },
  );
}
