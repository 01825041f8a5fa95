import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/calendar.ts";
import {
  fillDetails,
  freeDays,
  heading,
  openScheduler,
  scheduler,
  submitButton,
  times,
} from "./calendar-steps.ts";
import { expect, languages, mechanics, test } from "./fixtures.ts";
import { newAddress } from "./form-fills.ts";

for (const locale of languages) {
  const words = calendarWords[locale];

  test.describe(`for a visitor far from the office, in ${locale}`, () => {
    test.use({ timezoneId: "Asia/Kolkata" });

    test(
      "each time says what the clock shows at the office, and so does the booked appointment",
      mechanics(locale),
      async ({ page }) => {
        const email = newAddress();
        const office = fillIn(words.atOffice, { time: "" }).trim();
        await openScheduler(page, locale);
        await freeDays(page).last().click();
        await expect(times(page).last()).toContainText(office);
        await times(page).last().click();
        await expect(scheduler(page).locator("[name=tz]")).toHaveValue(/^Asia\/(?:Kolkata|Calcutta)$/);
        await expect(scheduler(page).locator("[name=start]")).toHaveValue(/\+05:30$/);
        await fillDetails(page, email);
        await submitButton(page).click();
        await expect(heading(page)).toHaveText(words.headings.booked);
        // On paper it stands alone.
        await page.emulateMedia({ media: "print" });
        await expect(scheduler(page).locator("[data-booked]")).toContainText(office, { useInnerText: true });
        await expect(page.locator("h1")).toBeHidden();
      },
    );
  });

  test(
    `where the browser names no zone that it can count in, times in ${locale} are the office's`,
    mechanics(locale),
    async ({ page }) => {
      await page.addInitScript(() => {
        const resolvedOptions = () => ({ timeZone: "Etc/Unknown" });
        Object.assign(Intl.DateTimeFormat.prototype, { resolvedOptions });
      });
      await openScheduler(page, locale);
      await expect(scheduler(page).locator("[name=tz]")).toHaveValue("America/Chicago");
    },
  );
}
