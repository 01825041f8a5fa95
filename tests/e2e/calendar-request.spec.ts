import { calendarWords } from "#content/words/calendar.ts";
import { formWords } from "#content/words/forms.ts";
import {
  chooseTime,
  emailField,
  freeDays,
  heading,
  openScheduler,
  phoneField,
  scheduler,
  submitButton,
} from "./calendar-steps.ts";
import { expect, languages, mechanics, prefixOf, test } from "./fixtures.ts";
import { fillConsultation, mailTo, newAddress } from "./form-fills.ts";
import { partsOf, tierPages } from "./tier-pages.ts";

test("a calendar that is looked at again a day later begins on that day and asks for its times", async ({
  page,
}) => {
  // Of a real day the month may be over, or its last time taken.
  const slots = ["2026-11-16", "2026-11-17"].map((day) => ({ start: `${day}T22:00:00Z` }));
  await page.route("**/booking/v1/slots*", (route) => route.fulfill({ json: { slots } }));
  await page.clock.setFixedTime("2026-11-16T15:00:00Z");
  await openScheduler(page, "en");
  const today = scheduler(page).locator("[aria-current=date]");
  await expect(today).toHaveAttribute("data-day", "2026-11-16");
  const asked = page.waitForRequest("**/booking/v1/slots*");
  await page.clock.setFixedTime("2026-11-17T15:00:00Z");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await asked;
  await expect(today).toHaveAttribute("data-day", "2026-11-17");
  await expect(freeDays(page).first()).toBeVisible();
});

const virtual = tierPages.find(({ route }) => route === "virtual");

for (const locale of languages) {
  const { labels, calendar } = formWords[locale].booking;
  const { headings, booked } = calendarWords[locale];

  test(
    `what was typed last into a ${locale} request or its calendar is booked, and the calendar leads back to the tiers`,
    mechanics(locale),
    async ({ page, context, office }) => {
      if (!virtual) throw new Error("no page of tiers");
      const email = newAddress();
      const parts = partsOf(page, virtual, locale);
      const goOn = async () => {
        await parts.goOn.click();
        await parts.dialog.getByRole("button", { name: calendar }).click();
      };
      await page.goto(prefixOf[locale] + virtual.path);
      await page.evaluate(() => {
        sessionStorage["draft:appointment"] = '[["email","older@example.com"]]';
      });
      await parts.cards.nth(1).click();
      await parts.goOn.click();
      await fillConsultation(page, locale, "wrong@example.com");
      await parts.dialog.getByRole("button", { name: calendar }).click();
      await chooseTime(page, locale);
      await expect(emailField(page)).toHaveValue("wrong@example.com");
      await page.keyboard.press("Escape");
      await parts.dialog.getByLabel(labels.email).fill(email);
      await parts.dialog.getByRole("button", { name: calendar }).click();
      await expect(emailField(page)).toHaveValue(email);

      // Corrected in the calendar, it is not copied over again.
      await phoneField(page).fill("(972) 555-0111");
      await page.keyboard.press("Escape");
      await parts.dialog.getByRole("button", { name: calendar }).click();
      await expect(phoneField(page)).toHaveValue("(972) 555-0111");
      await page.reload();
      await goOn();
      await expect(heading(page)).toHaveText(headings.details);
      await expect(phoneField(page)).toHaveValue("(972) 555-0111");
      await submitButton(page).click();
      await expect(heading(page)).toHaveText(headings.booked);
      await mailTo(office, email);

      // Links that leave the page where it is leave the dialog, too.
      const file = page.waitForEvent("download");
      await scheduler(page).getByRole("link", { name: booked.calendar }).click();
      await (await file).cancel();
      const tab = context.waitForEvent("page");
      await scheduler(page)
        .getByRole("link", { name: booked.manage })
        .click({ modifiers: ["ControlOrMeta"] });
      await (await tab).close();
      await expect(heading(page)).toHaveText(headings.booked);
      await page.keyboard.press("Escape");
      await expect(parts.radios.first()).toBeFocused();
      await expect(parts.chosen).toHaveCount(0);
      // On its own page the appointment may have been moved: the calendar begins anew.
      await parts.cards.nth(1).click();
      await goOn();
      await expect(heading(page)).toHaveText(headings.calendar);
    },
  );
}
