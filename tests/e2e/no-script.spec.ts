import { fillIn } from "#content/format/fill-in.ts";
import { momentWords } from "#content/format/moments.ts";
import { loadPractice } from "#content/load-practice.ts";
import { calendarWords } from "#content/words/calendar.ts";
import { formWords } from "#content/words/forms.ts";
import { visitorLetterWords } from "#content/words/letters.ts";
import { otherLocale } from "#domain/locale.ts";
import { engineLimit } from "./engine-limits.ts";
import { choose, expect, journey, languages, mechanics, prefixOf, test } from "./fixtures.ts";
import { contactForm, fillContact, fillHero, heroForm, mailTo, newAddress } from "./form-fills.ts";
import { footer, languageSwitch, menuButton, menuSheet } from "./page-frame.ts";

const { business, proof } = loadPractice();

test.use({ javaScriptEnabled: false });

for (const locale of languages) {
  const words = formWords[locale];

  test.describe(`without script, in ${locale}`, () => {
    test(
      "the hero form is sent and answered by a page that says the same",
      journey(mechanics(locale)),
      async ({ page, office }) => {
        const email = newAddress();
        await page.goto(prefixOf[locale] || "/");
        await fillHero(page, locale, { name: "Ana", email });
        await heroForm(page).getByRole("button", { name: words.hero.submit }).click();
        await expect(page).toHaveURL(
          (url) => url.origin === office.url && url.pathname === `${prefixOf[locale]}/sent/hero`,
        );
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.hero.success.title);
        await expect(page.getByRole("main")).toContainText(fillIn(words.hero.success.text, proof));
        const moment = momentWords(
          new Date(new URL(page.url()).searchParams.get("reply-by") ?? ""),
          locale,
          business.timeZone,
        );
        await expect(page.getByRole("main")).toContainText(
          fillIn(visitorLetterWords[locale].promise, { moment }),
        );
        await mailTo(office, email);
      },
    );

    test.describe("a form with a mistake", () => {
      test.use({ allowedErrors: [/Failed to load resource/] });

      test(
        "comes back filled in, with the error at its field, and can then be sent",
        mechanics(locale, "es"),
        async ({ page, office }) => {
          const email = newAddress();
          const hostile = `"><img src=x onerror=alert(1)> & ¿qué?`;
          await page.goto(`${prefixOf[locale]}/contact`);
          await fillContact(page, locale, "no-address", hostile);
          await contactForm(page).getByRole("button", { name: words.contactPage.submit }).click();
          const form = contactForm(page);
          await expect(form.getByRole("alert")).toHaveText(words.problems["email-invalid"]);
          await expect(form.locator("[data-error-for=email]")).toHaveText(words.problems["email-invalid"]);
          await expect(form.getByLabel(words.contactPage.labels.message)).toHaveValue(hostile);
          await expect(form.getByLabel(words.contactPage.labels.service)).toHaveValue("tax");
          await expect(form.getByLabel(words.contactPage.labels.lastName)).toHaveValue("Núñez");
          const answerAddress = page.url();
          expect(answerAddress).not.toContain("no-address");
          await form.getByLabel(words.contactPage.labels.email).fill(email);
          await form.getByRole("button", { name: words.contactPage.submit }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.contactPage.success.title);
          await mailTo(office, email);
          await page.goto(answerAddress);
          await expect(page).toHaveURL(/\/contact$/);
        },
      );

      test(
        "in an appointment for a visit comes back until the address can be found and has a number to call",
        mechanics(locale, "es"),
        async ({ page }) => {
          const { labels, submit } = calendarWords[locale];
          const { problems } = words;
          const send = page.getByRole("main").getByRole("button", { name: submit, exact: true });
          await page.goto(`${prefixOf[locale]}/appointments?service=mobile-notary`);
          await page.locator("main details[open] input[name=start]").last().check();
          const address = page.locator("main [name=address]");
          await expect(address).toHaveAccessibleDescription(labels.addressHint);
          await address.fill("12 Elm St");
          await page.locator("main [name=name]").fill("Ana Núñez");
          await page.locator("main [name=email]").fill(newAddress());
          await send.click();
          await expect(page.locator("[data-error-for=phone]")).toHaveText(problems["phone-required"]);
          await expect(page.locator("main label[for$=phone] .optional")).toBeHidden();
          await page.locator("main [name=phone]").fill("214 555 0100");
          await address.fill("12 Elm St\nApt 4");
          await send.click();
          await expect(page.locator("[data-error-for=address]")).toHaveText(problems["address-required"]);
          await expect(address).toHaveValue(/^12 Elm St\r?\nApt 4$/);
        },
      );
    });

    test.describe("a visitor who looks around", () => {
      test(
        "finds that menus, the menu sheet and the language switch work",
        journey(mechanics(locale)),
        async ({ page, browserName }) => {
          test.skip(...engineLimit("resizeWindow", browserName));
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.goto(prefixOf[locale] || "/");
          const menu = page.locator("[data-menu]").first();
          await menu.locator("summary").click();
          await expect(menu.locator(`a[href="${prefixOf[locale]}/services/in-person"]`)).toBeVisible();
          await languageSwitch(page, locale).click();
          await expect(page.locator("html")).toHaveAttribute("lang", otherLocale[locale]);

          await page.setViewportSize({ width: 360, height: 780 });
          await page.goto(`${prefixOf[locale]}/contact`);
          await menuButton(page, locale).click();
          const sheet = menuSheet(page, locale);
          await expect(sheet).toBeVisible();
          await sheet.locator("summary").first().click();
          await sheet.locator(`a[href="${prefixOf[locale]}/services/personal-taxes"]`).click();
          await expect(sheet).toBeHidden();
        },
      );

      test("finds what was typed and chosen on coming back", mechanics(locale, "es"), async ({ page }) => {
        const { labels } = words.contactPage;
        await page.goto(`${prefixOf[locale]}/contact`);
        await fillContact(page, locale, newAddress(), "¿Qué llevo?\nGracias");
        await footer(page).locator(`a[href="${prefixOf[locale]}/about"]`).click();
        await expect(page).toHaveURL(/about$/);
        await page.goBack();
        await expect(contactForm(page).getByLabel(labels.lastName)).toHaveValue("Núñez");
        await expect(contactForm(page).getByLabel(labels.service)).toHaveValue("tax");
        await expect(contactForm(page).getByLabel(labels.message)).toHaveValue("¿Qué llevo?\nGracias");
      });

      test(
        "finds what was answered in the wizard and the quiz on coming back",
        mechanics(locale, "es"),
        async ({ page }) => {
          const leave = () => footer(page).locator(`a[href="${prefixOf[locale]}/about"]`).click();
          await page.goto(`${prefixOf[locale]}/start-your-business`);
          const owners = page.locator("#business-form input[name=numOwners]");
          await owners.fill("3");
          await leave();
          await page.goBack();
          await expect(owners).toHaveValue("3");
          await page.goto(`${prefixOf[locale]}/compare-options`);
          const answer = page.locator("form input[name=urgency]").last();
          await choose(answer);
          await leave();
          await page.goBack();
          await expect(answer).toBeChecked();
        },
      );
    });
  });
}
