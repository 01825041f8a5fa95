import { fillIn } from "#content/format/fill-in.ts";
import { loadPractice } from "#content/load-practice.ts";
import { planNoteSentences, planServices } from "#content/plan-services.ts";
import { formWords } from "#content/words/forms.ts";
import { planWords } from "#content/words/plan.ts";
import { wizardWords } from "#content/words/wizard.ts";
import { planNotes, type RecommendationCode, recommendServices } from "#domain/forms/recommendations.ts";
import { expect, journey, languages, mechanics, soakUnless, test, toastOf } from "./fixtures.ts";
import { mailTo, newAddress } from "./form-fills.ts";
import { stepInHistory } from "./page-frame.ts";
import {
  answerQuestions,
  button,
  expectStep,
  field,
  fillPerson,
  nextButton,
  openAtPerson,
  openWizard,
  plan,
  radio,
  submitButton,
} from "./wizard-walk.ts";

const always: RecommendationCode = "formation";
const paths = [
  { needsPayroll: "yes", needsBookkeeping: "yes", needsAdvisory: "yes", allUSCitizens: "yes" },
  { needsPayroll: "no", needsBookkeeping: "no", needsAdvisory: "no", allUSCitizens: "no" },
  { needsPayroll: "unsure", needsBookkeeping: "yes", needsAdvisory: "later", allUSCitizens: "yes" },
  { needsPayroll: "yes", needsBookkeeping: "training", needsAdvisory: "no", allUSCitizens: "no" },
] as const;

for (const locale of languages) {
  const words = formWords[locale].business;
  const practice = loadPractice();

  test.describe(`the wizard in ${locale}`, () => {
    for (const [place, answers] of paths.entries()) {
      const codes = recommendServices(answers);
      test(
        `recommends ${codes.join(", ")} to who answers ${Object.values(answers).join(", ")}`,
        // The answers that recommend most and least stand for the others, which are those of a function with its own test.
        journey(soakUnless(languages[place] === locale)),
        async ({ page, office, browserName }) => {
          const email = newAddress();
          const sent = page.waitForRequest("**/functions/v1/send-business-confirmation");
          await openWizard(page, locale);
          await answerQuestions(page, locale, answers);
          await expectStep(page, locale, 6, 86);
          await fillPerson(page, locale, email);
          await submitButton(page, locale).click();
          await expectStep(page, locale, 7, 100);
          await expect(toastOf(page)).toContainText(words.success.title);
          await expect(toastOf(page)).toContainText(fillIn(words.success.text, practice.proof));

          const services = planServices(codes, practice, locale);
          expect(codes).toContain(always);
          const shown = plan(page).locator("[data-planned]:visible");
          const notes = planNoteSentences(planNotes(answers), practice, locale);
          await expect(shown.locator("b")).toHaveText(services.map(({ title }) => title));
          await expect(shown).toHaveCount(services.length + notes.length);
          for (const note of notes) await expect(shown.filter({ hasText: note })).toBeVisible();
          for (const { price } of services)
            await expect(shown.filter({ hasText: price }).first()).toBeVisible();
          await expect(plan(page)).toContainText("Ana Núñez");

          const body = (await sent).postDataJSON();
          // A stock Firefox keeps to itself what it posts.
          if (browserName !== "firefox") {
            expect(body.formData).toMatchObject({ ...answers, numOwners: "2", fullName: "Ana Núñez", email });
            expect(body.recommendations).toEqual(codes.map((code) => planWords[locale].services[code].title));
          }
          await mailTo(office, email);
        },
      );
    }

    test(
      "Next rests until the step is answered, and Previous rests on the first step",
      mechanics(locale),
      async ({ page }) => {
        await openWizard(page, locale);
        const next = nextButton(page, locale);
        const previous = button(page, wizardWords[locale].previous);
        await expect(next).toBeDisabled();
        await expect(previous).toBeDisabled();
        await radio(page, locale, "businessType", "not-sure").check();
        await expect(next).toBeEnabled();
        await next.click();
        await expectStep(page, locale, 2, 29);
        await expect(next).toBeDisabled();
        await radio(page, locale, "allUSCitizens", "yes").check();
        await expect(next).toBeDisabled();
        const answerBoth = page.getByText(wizardWords[locale].steps.owners.toGoOn);
        const fault = page.getByText(formWords[locale].problems["owners-invalid"]);
        await expect(answerBoth).toBeVisible();
        for (const [owners, shown] of [
          ["0", [fault]],
          ["", [answerBoth]],
          ["1.5", [fault]],
          ["999999999", [fault]],
          ["1", []],
        ] as const) {
          await field(page, locale, "numOwners").fill(owners);
          await expect(next).toBeEnabled({ enabled: shown.length === 0 });
          for (const words of [answerBoth, fault])
            await expect(words.filter({ visible: true })).toHaveCount(
              shown.some((one) => one === words) ? 1 : 0,
            );
        }
        await field(page, locale, "numOwners").press("Enter");
        await expectStep(page, locale, 3, 43);
        await previous.click();
        await expectStep(page, locale, 2, 29);
        await expect(field(page, locale, "numOwners")).toHaveValue("1");
      },
    );

    test(
      "the last step waits for name, email and phone, whatever the email looks like",
      mechanics(locale),
      async ({ page }) => {
        await openAtPerson(page, locale);
        await expect(submitButton(page, locale)).toBeDisabled();
        await fillPerson(page, locale, "no-address");
        await expect(submitButton(page, locale)).toBeEnabled();
        await field(page, locale, "phone").fill("");
        await expect(submitButton(page, locale)).toBeDisabled();
        await field(page, locale, "phone").fill("1");
        await submitButton(page, locale).click();
        await expectStep(page, locale, 7, 100);
        await expect(toastOf(page)).toContainText(words.waiting.title);
        // No letter goes to what cannot be an address: none is promised, not even until a toast leaves by itself.
        await expect(toastOf(page)).not.toContainText(words.success.title, { timeout: 4000 });
      },
    );

    test(
      "the summary follows the answers and leads back to their steps, beside the form or folded",
      mechanics(locale),
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await openWizard(page, locale);
        await answerQuestions(page, locale, { needsPayroll: "unsure" });
        const lines = page.getByRole("complementary", { name: wizardWords[locale].summary.heading });
        await expect(lines.getByRole("button")).toHaveCount(6);
        await lines.getByRole("button", { name: words.answers.needsPayroll.unsure }).click();
        await expectStep(page, locale, 3, 43);
        await radio(page, locale, "needsPayroll", "yes").check();
        await expect(lines.getByRole("button").nth(3)).toContainText(words.answers.needsPayroll.yes);
        await page.setViewportSize({ width: 360, height: 780 });
        await expect(lines).toBeHidden();
        await page.locator("main details summary").filter({ visible: true }).click();
        await page
          .locator("main details[open]")
          .getByRole("button", { name: words.labels.businessType })
          .click();
        await expectStep(page, locale, 1, 14);
      },
    );

    test(
      "the browser's back button walks the steps, also from the plan, and forward leads there again",
      journey(mechanics(locale)),
      async ({ page }) => {
        await openWizard(page, locale);
        await answerQuestions(page, locale);
        await fillPerson(page, locale, newAddress());
        await submitButton(page, locale).click();
        await expectStep(page, locale, 7, 100);
        await stepInHistory(page, -1);
        await expectStep(page, locale, 6, 86);
        await expect(field(page, locale, "fullName")).toHaveValue("Ana Núñez");
        for (const [step, percent] of [
          [5, 71],
          [4, 57],
          [3, 43],
          [2, 29],
          [1, 14],
        ] as const) {
          await stepInHistory(page, -1);
          await expectStep(page, locale, step, percent);
        }
        await stepInHistory(page, 1);
        await expectStep(page, locale, 2, 29);
      },
    );
  });
}
