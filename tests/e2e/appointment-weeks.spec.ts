import { appointmentWords } from "#content/words/appointments.ts";
import { calendarWords } from "#content/words/calendar.ts";
import { formWords } from "#content/words/forms.ts";
import { expect, languages, mechanics, type Page, prefixOf, test } from "./fixtures.ts";
import { newAddress } from "./form-fills.ts";
import { improved } from "./page-frame.ts";

test.use({ allowedErrors: [/Failed to load resource/] });

const times = (page: Page) => page.locator("main input[name=start]");
const openTime = (page: Page) => page.locator("details[open] input[name=start]").last();
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

for (const locale of languages) {
  const { times: words, manage } = appointmentWords[locale];
  const { problems } = formWords[locale];
  const turn = async (page: Page, name: string) => {
    const before = await times(page).first().inputValue();
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.locator(`input[name=start][value="${before}"]`)).toHaveCount(0);
    await expect(times(page)).not.toHaveCount(0);
  };

  test(
    `without a choice the ${locale} list stays at its week, and an earlier choice is seen where it stands`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.goto(`${prefixOf[locale]}/appointments`);
      await improved(page);
      await turn(page, words.later);
      const day = page.locator("main details").last();
      await day.locator("summary").click();
      const chosen = day.locator("input[name=start]").last();
      const start = await chosen.inputValue();
      await chosen.check();
      // Of a day that does not stand open by itself, on each page that shows its week again.
      await page.reload();
      await expect(chosen).toBeChecked();
      await expect(day).toHaveAttribute("open");

      await turn(page, words.later);
      const shown = await times(page).first().inputValue();
      for (const [name, value] of [
        ["name", "Ana Núñez"],
        ["email", newAddress()],
        ["phone", "972 555 0199"],
      ] as const) {
        await page.locator(`main [name=${name}]`).fill(value);
      }
      await button(page, calendarWords[locale].submit).click();
      await expect(page.locator("[data-error-for=start]")).toHaveText(problems["time-required"]);
      await improved(page);
      await expect(times(page).first()).toHaveValue(shown);
      await expect(page.locator("input[name=start]:checked")).toHaveCount(0);
      // A second time, too.
      await button(page, calendarWords[locale].submit).click();
      await expect(page.locator("[data-error-for=start]")).toHaveText(problems["time-required"]);
      await expect(times(page).first()).toHaveValue(shown);

      await turn(page, words.earlier);
      await expect(page.locator(`input[name=start][value="${start}"]`)).toBeChecked();
      await expect(page.locator("details[open] input[name=start]:checked")).toBeVisible();
    },
  );

  test(
    `a ${locale} move without a choice, or to a time that is taken meanwhile, stays at its week`,
    mechanics(locale),
    async ({ page, request }) => {
      const book = (start: string) =>
        request.post("/booking/v1/appointments", {
          data: {
            service: "consultation",
            start,
            name: "Ana",
            email: newAddress(),
            phone: "972 555 0198",
            locale,
          },
        });
      await page.goto(`${prefixOf[locale]}/appointments`);
      const { pathname } = new URL((await (await book(await openTime(page).inputValue())).json()).manageUrl);
      await page.goto(`${pathname}?step=move`);
      await turn(page, words.later);
      await turn(page, words.later);
      const shown = await times(page).first().inputValue();
      await button(page, manage.next).click();
      await expect(page.getByRole("alert").filter({ visible: true })).toHaveText(problems["time-required"]);
      await expect(times(page).first()).toHaveValue(shown);

      const lost = await openTime(page).inputValue();
      await openTime(page).check();
      await button(page, manage.next).click();
      expect((await book(lost)).status()).toBe(200);
      await button(page, manage.confirmMove).click();
      await expect(page.getByRole("alert").filter({ visible: true })).toHaveText(problems["slot-taken"]);
      await expect(times(page).first()).toHaveValue(shown);
      await expect(page.locator(`input[name=start][value="${lost}"]`)).toHaveCount(0);
    },
  );
}
