import { fillIn } from "#content/format/fill-in.ts";
import { loadPractice } from "#content/load-practice.ts";
import { calendarWords } from "#content/words/calendar.ts";
import {
  chooseTime,
  emailField,
  fillDetails,
  heading,
  openButton,
  openScheduler,
  phoneField,
  scheduler,
  submitButton,
} from "./calendar-steps.ts";
import { expect, languages, mechanics, type Page, test, toastOf } from "./fixtures.ts";
import { mailTo, newAddress } from "./form-fills.ts";

const bookingAddress = "**/booking/v1/appointments";
const { phone } = loadPractice().business;
const reopen = (page: Page) => openButton(page).click();

test.use({ allowedErrors: [/Failed to load resource/] });

for (const locale of languages) {
  const words = calendarWords[locale];
  const mayBeBooked = fillIn(words.failure, { phone: phone.shown });

  test(
    `a booking in ${locale} whose answer is lost keeps what was typed and its key, over a reload too`,
    mechanics(locale),
    async ({ page }) => {
      const email = newAddress();
      const keys: (string | undefined)[] = [];
      await openScheduler(page, locale);
      await chooseTime(page, locale);
      await fillDetails(page, email);
      await page.route(bookingAddress, async (route) => {
        keys.push(route.request().headers()["idempotency-key"]);
        if (keys.length > 1) return route.continue();
        expect((await route.fetch()).status()).toBe(200);
        await route.abort();
      });
      await submitButton(page).click();
      await expect(toastOf(page)).toContainText(mayBeBooked);
      await expect(scheduler(page).getByRole("alert")).toHaveText(mayBeBooked);
      await expect(submitButton(page)).toBeFocused();
      await expect(emailField(page)).toHaveValue(email);
      await page.reload();
      await reopen(page);
      await expect(emailField(page)).toHaveValue(email);
      await submitButton(page).click();
      await expect(heading(page)).toHaveText(words.headings.booked);
      await expect(toastOf(page).locator(".toast")).toHaveCount(0, { timeout: 5000 });
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBe(keys[1]);
    },
  );

  test(
    `who corrects a booking in ${locale} whose answer was lost hears that the time may be theirs`,
    mechanics(locale, "es"),
    async ({ page, office }) => {
      const email = newAddress();
      await openScheduler(page, locale);
      await chooseTime(page, locale);
      await fillDetails(page, email);
      await page.route(
        bookingAddress,
        async (route) => {
          expect((await route.fetch()).status()).toBe(200);
          await route.abort();
        },
        { times: 1 },
      );
      await submitButton(page).click();
      await expect(scheduler(page).getByRole("alert")).toHaveText(mayBeBooked);
      await page.reload();
      await reopen(page);
      await phoneField(page).fill("(972) 555-0177");
      await submitButton(page).click();
      await expect(heading(page)).toHaveText(words.headings.taken);
      await expect(scheduler(page).getByText(words.taken.mayBeYours)).toBeVisible();
      await mailTo(office, email);
    },
  );
}
