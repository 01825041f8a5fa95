import { fillIn } from "#content/format/fill-in.ts";
import { loadPractice } from "#content/load-practice.ts";
import { formWords } from "#content/words/forms.ts";
import { sentFormWords } from "#content/words/sent-forms.ts";
import { wizardWords } from "#content/words/wizard.ts";
import { expect, languages, mechanics, soakUnless, test, toastOf } from "./fixtures.ts";
import { mailTo, newAddress, pressAndHold } from "./form-fills.ts";
import {
  answered,
  button,
  expectStep,
  field,
  fillPerson,
  nextButton,
  openAtPerson,
  openWizard,
  plan,
  radio,
  readySubmitButton,
  submitButton,
  wizardPath,
} from "./wizard-walk.ts";

const { proof } = loadPractice();
const route = "**/functions/v1/send-business-confirmation";
for (const locale of languages) {
  const words = formWords[locale].business;

  test.describe(`the wizard in ${locale}, when something fails`, () => {
    test.use({
      allowedErrors: [/Failed to load resource|^later$|^Failed to send email$|whole number|número entero/],
    });

    test(
      "shows the plan though the server is away, and sends the answers later, once",
      mechanics(locale),
      async ({ page, office }) => {
        const email = newAddress();
        await openAtPerson(page, locale);
        await fillPerson(page, locale, email);
        const keys: (string | undefined)[] = [];
        await page.route(route, (tried) => {
          keys.push(tried.request().headers()["idempotency-key"]);
          return tried.abort();
        });
        await submitButton(page, locale).click();
        await expectStep(page, locale, 7, 100);
        await expect(plan(page).locator("[data-planned=formation]")).toBeVisible();
        await expect(toastOf(page)).toContainText(words.waiting.title);
        await expect(toastOf(page)).toContainText(fillIn(words.waiting.text, proof));
        await page.reload();
        const note = plan(page).getByRole("status");
        await expect(note).toContainText(sentFormWords[locale].queued.text);
        // Waited for before it is let through: the queue may try again by itself at any moment.
        const later = page.waitForResponse(route);
        await page.unroute(route);
        await page.evaluate(() => dispatchEvent(new Event("online")));
        expect((await later).request().headers()["idempotency-key"]).toBe(keys[0]);
        await expect(note).toBeEmpty();
        await mailTo(office, email);
        await expect.poll(() => page.evaluate(() => localStorage.getItem("offline-queue"))).toBeNull();
        expect(office.mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
      },
    );

    test(
      "shows the plan though the server takes nothing for the moment",
      soakUnless(false),
      async ({ page, office }) => {
        const email = newAddress();
        await openAtPerson(page, locale);
        await fillPerson(page, locale, email);
        await page.route(route, (tried) =>
          tried.fulfill({ status: 429, json: { error: "later", code: "rate-limited" } }),
        );
        await submitButton(page, locale).click();
        await expectStep(page, locale, 7, 100);
        await expect(toastOf(page)).toContainText(words.waiting.title);
        await page.unroute(route);
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await mailTo(office, email);
      },
    );

    test("leads to the step of a field that the server refuses", mechanics(locale), async ({ page }) => {
      await openAtPerson(page, locale);
      await fillPerson(page, locale, newAddress());
      const error = formWords[locale].problems["owners-invalid"];
      await page.route(route, (tried) =>
        tried.fulfill({ status: 422, json: { error, code: "owners-invalid", field: "numOwners" } }),
      );
      await submitButton(page, locale).click();
      await expect(field(page, locale, "numOwners")).toBeFocused();
      await expect(page.locator("#business-form [data-error-for=numOwners]")).toHaveText(error);
      await expect(toastOf(page)).toContainText(error);
      await expect(plan(page)).toBeHidden();
    });

    test(
      "sends the same answers once, and those changed while the plan was on its way as well",
      mechanics(locale),
      async ({ page }) => {
        let posts = 0;
        page.on("request", (request) => {
          if (request.url().includes("send-business-confirmation")) posts += 1;
        });
        await openAtPerson(page, locale);
        await fillPerson(page, locale, newAddress());
        const slow = await pressAndHold(page, submitButton(page, locale));
        await button(page, wizardWords[locale].previous).click();
        await radio(page, locale, "needsAdvisory", "later").check();
        await slow.continue();
        await expect(toastOf(page)).toContainText(words.success.title);
        await expect(plan(page)).toBeHidden();
        await nextButton(page, locale).click();
        await submitButton(page, locale).click();
        await expectStep(page, locale, 7, 100);
        expect(posts).toBe(2);
        await page.goBack();
        await page.reload();
        await readySubmitButton(page, locale).click();
        await expectStep(page, locale, 7, 100);
        expect(posts).toBe(2);
      },
    );

    test(
      "an answer and Next tapped before the script has come are not lost",
      mechanics(locale),
      async ({ page }) => {
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/_astro\/Wizard/, async (script) => {
          await held;
          await script.continue();
        });
        await openWizard(page, locale);
        await radio(page, locale, "businessType", "partnership").check();
        await nextButton(page, locale).click();
        await expect(nextButton(page, locale)).toHaveCSS("opacity", "0.6");
        release();
        await expectStep(page, locale, 2, 29);
        await expect(radio(page, locale, "businessType", "partnership")).toBeChecked();
      },
    );

    test("shows its step where the page may not change its address", mechanics(locale), async ({ page }) => {
      await page.addInitScript(() => {
        history.replaceState = () => {
          throw new DOMException("the address is another site's", "SecurityError");
        };
      });
      await page.goto(`${wizardPath(locale)}#step-3`);
      await radio(page, locale, "businessType", "llc").check();
      await nextButton(page, locale).click();
      await expectStep(page, locale, 2, 29);
    });

    test(
      "a step that the answers do not reach yet is not shown from its address",
      mechanics(locale),
      async ({ page }) => {
        await page.goto(`${wizardPath(locale)}#step-5`);
        await expect(page.locator("main h2[tabindex]:visible")).toContainText(
          wizardWords[locale].steps.businessType.question,
        );
      },
    );
  });

  test.describe(`the wizard in ${locale}, without script`, () => {
    test.use({ javaScriptEnabled: false, allowedErrors: [/Failed to load resource/] });

    test(
      "is one long form, whose mistakes come back with all that was answered",
      mechanics(locale, "es"),
      async ({ page, office }) => {
        const email = newAddress();
        await openWizard(page, locale);
        for (const [name, value] of answered) await radio(page, locale, name, value).check();
        await field(page, locale, "numOwners").fill("1");
        await fillPerson(page, locale, email);
        await field(page, locale, "phone").fill(" ");
        await expect(nextButton(page, locale)).toHaveCount(0);
        await submitButton(page, locale).click();
        await expect(page.locator("#business-form [data-error-for=phone]")).toHaveText(
          formWords[locale].problems["phone-required"],
        );
        for (const [name, value] of answered) await expect(radio(page, locale, name, value)).toBeChecked();
        await expect(field(page, locale, "numOwners")).toHaveValue("1");
        await field(page, locale, "phone").fill("(972) 555-0199");
        await submitButton(page, locale).click();
        await expect(page).toHaveURL(/\/sent\/business\?reply-by=[\d%:.TZ-]+$/);
        await mailTo(office, email);
      },
    );
  });
}
