import { pathOf } from "#content/routes.ts";
import { compareWords } from "#content/words/compare.ts";
import { formWords } from "#content/words/forms.ts";
import { quizQuestions } from "#domain/forms/filing-quiz.ts";
import { freeDays } from "./calendar-steps.ts";
import { expect, journey, languages, mechanics, test, toastOf } from "./fixtures.ts";
import { mailTo, newAddress } from "./form-fills.ts";
import {
  addressOf,
  button,
  choose,
  emailField,
  expectStep,
  finishQuiz,
  option,
  paths,
  quizForm,
  result,
  stepHeadings,
  tabIntoQuiz,
} from "./quiz-steps.ts";

for (const locale of languages) {
  const words = compareWords[locale].quiz;
  const { quiz, problems } = formWords[locale];
  const { seeWay } = compareWords[locale];
  const doors = {
    "mobile-app": { name: seeWay["mobile-app"], path: pathOf("mobileApp", locale) },
    "in-person": { name: seeWay["in-person"], path: pathOf("inPerson", locale) },
  };

  test.describe(`the quiz in ${locale}`, () => {
    test.beforeEach(({ page }) => page.goto(addressOf(locale)));

    for (const [values, method, other] of [
      [paths.mobileApp, "mobile-app", "in-person"],
      [paths.inPerson, "in-person", "mobile-app"],
    ] as const) {
      const details = journey(mechanics(locale, method === "mobile-app" ? "en" : "es"));
      test(`leads a pointer through every step to ${method}, and says why`, details, async ({ page }) => {
        for (const [step, value] of values.entries()) {
          await expectStep(page, locale, step);
          await expect(quizForm(page).getByText(`${(step + 1) * 20}`)).toBeVisible();
          await option(page, locale, value).click();
        }
        await expectStep(page, locale, values.length);
        await button(page, words.email.skip).click();
        const heading = result(page).getByRole("heading", { level: 3 });
        await expect(heading).toHaveText(words.result.heading[method]);
        await expect(heading).toBeFocused();
        const links = result(page).getByRole("link");
        await expect(links).toHaveText([doors[method].name, doors[other].name]);
        await expect(links.first()).toHaveAttribute("href", doors[method].path);
        await expect(links.last()).toHaveAttribute("href", doors[other].path);
        const spokeFor = values.map((value, step) => {
          const scores: Record<string, number> = quizQuestions[step]?.options ?? {};
          return (["in-person", "either", "mobile-app"] as const)[scores[value] ?? 0];
        });
        await expect(result(page).locator("dd b")).toHaveText(
          spokeFor.map((way = "either") =>
            way === "either" ? words.result.spokeFor.either[method] : words.result.spokeFor[way],
          ),
        );
        await expect(result(page).locator("dt")).toHaveText(Object.values(quiz.labels));
      });
    }

    test(
      "keeps an answer on the way back, and a new one takes its place",
      mechanics(locale),
      async ({ page }) => {
        await option(page, locale, "self").click();
        await button(page, words.back).click();
        await expectStep(page, locale, 0);
        await expect(button(page, words.back)).toHaveCount(0);
        await expect(option(page, locale, "self")).toBeChecked();
        await option(page, locale, "self").click();
        await expectStep(page, locale, 1);
        await button(page, words.back).click();
        await choose(page, locale, ["face-to-face", "somewhat", "asap", "digital"]);
        await button(page, words.back).click();
        await expectStep(page, locale, 3);
        await option(page, locale, "walk-me-through").click();
        await button(page, words.email.skip).click();
        await expect(result(page).locator("dd span")).toHaveText([
          quiz.answers.supportLevel["face-to-face"],
          quiz.answers.smartphoneComfort.somewhat,
          quiz.answers.urgency.asap,
          quiz.answers.interaction["walk-me-through"],
        ]);
      },
    );

    test(
      "needs no pointer: arrows try choices out, Enter or the button goes on",
      mechanics(locale),
      async ({ page }) => {
        const heading = (step: number) =>
          quizForm(page).getByRole("heading", { name: stepHeadings(locale)[step] ?? "" });
        await tabIntoQuiz(page, locale);
        await page.keyboard.press("Space");
        await page.keyboard.press("ArrowDown");
        await expect(option(page, locale, "basic-help")).toBeChecked();
        await expectStep(page, locale, 0);
        await page.keyboard.press("Enter");
        await expect(heading(1)).toBeFocused();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
        await expect(option(page, locale, "very")).toBeChecked();
        await page.keyboard.press("ArrowDown");
        await expectStep(page, locale, 1);
        await page.keyboard.press("Tab");
        await expect(button(page, words.back)).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(button(page, words.goOn)).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(heading(2)).toBeFocused();
        await expect(page.locator("#quiz").getByRole("status")).toContainText("60");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
        await page.keyboard.press("Enter");
        await expect(heading(3)).toBeFocused();
        await page.keyboard.press("Tab");
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("Enter");
        await expect(heading(4)).toBeFocused();
        await button(page, words.email.skip).focus();
        await page.keyboard.press("Enter");
        await expect(result(page).getByRole("heading", { level: 3 })).toBeFocused();
        await expect(result(page).locator("dd span").nth(1)).toHaveText(
          quiz.answers.smartphoneComfort.somewhat,
        );
      },
    );

    test("asks for an answer before it goes on", mechanics(locale), async ({ page }) => {
      await expect(button(page, words.goOn)).toHaveCSS("clip-path", "inset(50%)");
      await tabIntoQuiz(page, locale);
      await page.keyboard.press("Enter");
      await expectStep(page, locale, 0);
      await expect(quizForm(page).locator(".problem:visible")).toHaveText(problems["answer-required"]);
      const first = option(page, locale, "face-to-face");
      await expect(first).toBeFocused();
      await expect(first).toHaveAccessibleDescription(problems["answer-required"]);
      await choose(page, locale, ["self", "very"]);
      await expect(quizForm(page).locator(".problem:visible")).toHaveCount(0);
    });

    test(
      "sends the recommendation, and only to an address",
      journey(mechanics(locale)),
      async ({ page, office, browserName }) => {
        const email = newAddress();
        const field = emailField(page, locale);
        await choose(page, locale, paths.mobileApp);
        const send = button(page, quiz.submit);
        await expect(send).toBeDisabled();
        await field.fill("no-address");
        await send.click();
        await expect(quizForm(page).locator("[data-error-for=email]")).toHaveText(problems["email-invalid"]);
        await expect(field).toBeFocused();
        // Playwright adds to what stands in a stock Firefox or WebKit, where it should replace.
        await field.evaluate((input: HTMLInputElement) => Reflect.set(input, "value", ""));
        await field.fill(email);
        const sent = page.waitForRequest("**/functions/v1/send-quiz-recommendation");
        await send.click();
        const body = (await sent).postDataJSON();
        const [supportLevel, smartphoneComfort, urgency, interaction] = paths.mobileApp;
        const answers = { supportLevel, smartphoneComfort, urgency, interaction, email };
        if (browserName !== "firefox") expect(body.formData).toMatchObject(answers);
        await expect(result(page)).toHaveAttribute("data-result", "mobile-app");
        await expect(toastOf(page)).toContainText(quiz.success.title);
        const { mail } = await mailTo(office, email);
        expect(mail.html).toContain(doors["mobile-app"].path);
      },
    );

    test(
      "starts over with nothing answered, and books an appointment from the result",
      mechanics(locale),
      async ({ page }) => {
        await finishQuiz(page, locale, paths.inPerson);
        await result(page).locator("button[commandfor=scheduler]").click();
        await expect(freeDays(page).first()).toBeVisible();
        await page.keyboard.press("Escape");
        await button(page, words.result.startOver).click();
        await expectStep(page, locale, 0);
        await expect(quizForm(page).locator(":checked")).toHaveCount(0);
        await page.reload();
        await expectStep(page, locale, 0);
        await finishQuiz(page, locale, paths.mobileApp);
        await expect(result(page)).toHaveAttribute("data-result", "mobile-app");
      },
    );
  });
}
