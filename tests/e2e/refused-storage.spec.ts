import { formWords } from "#content/words/forms.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { choose, expect, languages, mechanics, prefixOf, test, toastOf } from "./fixtures.ts";
import { fillHero, heroForm, mailTo, newAddress } from "./form-fills.ts";
import {
  answerQuestions,
  expectStep,
  field,
  fillPerson,
  openWizard,
  plan,
  submitButton,
} from "./wizard-walk.ts";

test.use({ allowedErrors: [/Failed to load resource|^Failed to |refuses storage/] });
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      const get = () => {
        throw new DOMException("this browser refuses storage", "SecurityError");
      };
      Object.defineProperty(window, name, { get });
    }
  }),
);

test("the office can be looked at in another theme", async ({ page }) => {
  const errors: string[] = [];
  await page.goto("/office/sign-in");
  page.on("pageerror", ({ message }) => errors.push(message));
  await choose(page.getByRole("radio", { name: officeShellWords.en.theme.dark }));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(errors).toEqual([]);
});

for (const locale of languages) {
  const { hero, business } = formWords[locale];

  test(
    `a ${locale} request that can be neither sent nor kept is not called sent`,
    mechanics(locale, "es"),
    async ({ page, office }) => {
      const email = newAddress();
      await page.route("**/functions/v1/*", (route) => route.abort());
      await page.goto(prefixOf[locale] || "/");
      await fillHero(page, locale, { name: "Ana", email });
      await heroForm(page).getByRole("button").click();
      await expect(toastOf(page)).toContainText(hero.failure);
      await expect(heroForm(page).getByLabel(hero.labels.email)).toHaveValue(email);
      await page.unroute("**/functions/v1/*");
      await heroForm(page).getByRole("button").click();
      await expect(toastOf(page)).toContainText(hero.success.title);
      await mailTo(office, email);
    },
  );

  test(
    `a ${locale} plan whose answers can be neither sent nor kept waits for another try`,
    mechanics(locale),
    async ({ page, office }) => {
      const email = newAddress();
      await page.route("**/functions/v1/*", (route) => route.abort());
      await openWizard(page, locale);
      await answerQuestions(page, locale);
      await fillPerson(page, locale, email);
      await submitButton(page, locale).click();
      await expect(toastOf(page)).toContainText(business.failure);
      await expect(plan(page)).toBeHidden();
      await expect(field(page, locale, "email")).toHaveValue(email);
      await page.unroute("**/functions/v1/*");
      await submitButton(page, locale).click();
      await expectStep(page, locale, 7, 100);
      await mailTo(office, email);
    },
  );
}
