import { compareWords } from "#content/words/compare.ts";
import { formWords } from "#content/words/forms.ts";
import { sentFormWords } from "#content/words/sent-forms.ts";
import { otherLocale } from "#domain/locale.ts";
import { expect, languages, mechanics, type Page, soakUnless, test, toastOf } from "./fixtures.ts";
import { mailTo, newAddress, pressAndHold } from "./form-fills.ts";
import { tabTo } from "./keyboard.ts";
import { improved, languageSwitch } from "./page-frame.ts";
import {
  addressOf,
  button,
  choose,
  emailField,
  expectStep,
  option,
  paths,
  quizForm,
  result,
  tabIntoQuiz,
} from "./quiz-steps.ts";

const quizScript = "**/_astro/FilingQuiz*.js*";

/** Keeps the script of the quiz back until the returned function is called. */
async function holdScript(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(quizScript, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const locale of languages) {
  const words = compareWords[locale].quiz;
  const { quiz, problems } = formWords[locale];

  test(
    `an answer that comes late to the first round of the ${locale} quiz leaves the second as it stands`,
    mechanics(locale),
    async ({ page }) => {
      await page.goto(addressOf(locale));
      await choose(page, locale, paths.inPerson);
      await emailField(page, locale).fill(newAddress());
      const slow = await pressAndHold(page, button(page, quiz.submit));
      await button(page, words.email.skip).click();
      await button(page, words.result.startOver).click();
      await choose(page, locale, paths.mobileApp);
      await slow.continue();
      await expect(toastOf(page)).toContainText(quiz.success.title);
      await expectStep(page, locale, paths.mobileApp.length);
      await expect(quizForm(page).locator(":checked")).toHaveCount(paths.mobileApp.length);
    },
  );

  test.describe(`the quiz in ${locale} where the server takes nothing`, () => {
    test.use({
      allowedErrors: [/Failed to load resource|^Failed to call send-quiz-recommendation$|^slow down$/],
    });

    test(
      "shows the result, says that it was not sent, and sends it later",
      mechanics(locale),
      async ({ page, office }) => {
        const email = newAddress();
        await page.goto(addressOf(locale));
        await page.route("**/functions/v1/*", (route) => route.abort());
        await choose(page, locale, paths.inPerson);
        await emailField(page, locale).fill(email);
        await button(page, quiz.submit).click();
        await expect(result(page)).toHaveAttribute("data-result", "in-person");
        await expect(toastOf(page)).toContainText(quiz.failure);
        await expect(result(page)).toContainText(sentFormWords[locale].queued.text);
        await page.unroute("**/functions/v1/*");
        await page.reload();
        await mailTo(office, email);
      },
    );

    // The same way through the form as above, which the hero form takes in the gate after this answer too.
    test("shows the result when there were too many requests", soakUnless(false), async ({ page }) => {
      await page.goto(addressOf(locale));
      await page.route("**/functions/v1/*", (route) =>
        route.fulfill({ status: 429, json: { error: "slow down", code: "rate-limited" } }),
      );
      await choose(page, locale, paths.mobileApp);
      await emailField(page, locale).fill(newAddress());
      await button(page, quiz.submit).click();
      await expect(result(page)).toHaveAttribute("data-result", "mobile-app");
      await expect(toastOf(page)).toContainText(quiz.failure);
    });
  });

  test.describe(`the quiz in ${locale} before its script has come`, () => {
    test("goes on at a tap, and the script takes over from there", mechanics(locale), async ({ page }) => {
      const release = await holdScript(page);
      await page.goto(addressOf(locale));
      await option(page, locale, "basic-help").click();
      await expectStep(page, locale, 1);
      release();
      await expect(page.locator("#quiz-step-1")).toBeFocused();
      await expectStep(page, locale, 1);
      await button(page, words.back).click();
      await expect(option(page, locale, "basic-help")).toBeChecked();
    });

    test(
      "keeps arrow keys in their question and repeats a press of the button",
      mechanics(locale),
      async ({ page }) => {
        const release = await holdScript(page);
        await page.goto(addressOf(locale));
        await tabIntoQuiz(page, locale);
        await page.keyboard.press("Space");
        await page.keyboard.press("ArrowDown");
        await expectStep(page, locale, 0);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expectStep(page, locale, 0);
        release();
        await expectStep(page, locale, 1);
        await button(page, words.back).click();
        await expect(option(page, locale, "basic-help")).toBeChecked();
      },
    );
  });

  test(
    `the ${locale} answers stay through a reload and a change of language`,
    mechanics(locale),
    async ({ page }) => {
      await page.goto(addressOf(locale));
      await improved(page);
      await choose(page, locale, ["self", "very"]);
      await page.reload();
      await expectStep(page, locale, 2);
      await languageSwitch(page, locale).click();
      await expectStep(page, otherLocale[locale], 2);
      await page.locator("#main").focus();
      await tabTo(page, option(page, otherLocale[locale], "asap"), 2);
      await expectStep(page, otherLocale[locale], 2);
      await choose(page, otherLocale[locale], ["flexible", "digital"]);
      const { skip } = compareWords[otherLocale[locale]].quiz.email;
      await button(page, skip).click();
      await expect(result(page)).toHaveAttribute("data-result", "mobile-app");
    },
  );

  test.describe(`the quiz in ${locale} without script`, () => {
    test.use({ javaScriptEnabled: false, allowedErrors: [/Failed to load resource/] });

    test(
      "is one form, comes back with what is missing, and is sent",
      mechanics(locale, "es"),
      async ({ page, office }) => {
        const email = newAddress();
        await page.goto(addressOf(locale));
        await expect(page.getByText(words.plainIntro)).toBeVisible();
        await expect(quizForm(page).getByRole("radio")).toHaveCount(11);
        for (const radio of await quizForm(page).getByRole("radio").all()) await expect(radio).toBeVisible();
        await expect(quizForm(page).getByRole("button")).toHaveText([quiz.submit]);
        const [, ...others] = paths.mobileApp;
        for (const value of others) await option(page, locale, value).check();
        await emailField(page, locale).fill(email);
        await button(page, quiz.submit).click();
        await expect(quizForm(page).locator("[data-error-for=supportLevel]")).toHaveText(
          problems["answer-required"],
        );
        for (const value of others) await expect(option(page, locale, value)).toBeChecked();
        await expect(emailField(page, locale)).toHaveValue(email);
        await option(page, locale, paths.mobileApp[0]).check();
        await button(page, quiz.submit).click();
        await expect(page).toHaveURL(new RegExp(`${locale === "es" ? "/es" : ""}/sent/quiz$`));
        await mailTo(office, email);
      },
    );
  });

  test.describe(`the quiz in ${locale} whose script cannot be had`, () => {
    test.use({ allowedErrors: [/Failed to load|Error hydrating/] });

    test("is sent as a plain post", mechanics(locale), async ({ page, office }) => {
      const email = newAddress();
      await page.route(quizScript, (route) => route.abort());
      await page.goto(addressOf(locale));
      await choose(page, locale, paths.inPerson);
      await emailField(page, locale).fill(email);
      await button(page, quiz.submit).click();
      await expect(page).toHaveURL(/\/sent\/quiz$/);
      await mailTo(office, email);
    });
  });
}
