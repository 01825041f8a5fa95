import { calendarWords } from "#content/words/calendar.ts";
import { freeDays, heading, openScheduler } from "./calendar-steps.ts";
import { expect, test } from "./fixtures.ts";
import { improved, openDialog } from "./page-frame.ts";
import { addressOf, expectStep, option, paths } from "./quiz-steps.ts";

const [firstAnswer] = paths.mobileApp;

test("a double click on a button that opens a dialog leaves it open", async ({ page }) => {
  await page.goto("/services/payroll");
  await improved(page);
  await page.locator("main button[commandfor]").first().dblclick();
  await expect(openDialog(page)).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(openDialog(page)).toBeHidden();
});

test("a double click on an answer of the quiz answers one question", async ({ page }) => {
  await page.goto(addressOf("en"));
  await option(page, "en", firstAnswer).hover();
  await expect(page.locator("#quiz [data-step]")).toBeVisible();
  await option(page, "en", firstAnswer).dblclick();
  await expectStep(page, "en", 1);
  await expect(page.locator("#quiz").getByRole("radio", { checked: true })).toHaveCount(0);
});

test("a double click on a day takes no time that comes into view under it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openScheduler(page, "en");
  const day = freeDays(page).first();
  await day.dblclick();
  await expect(day).toHaveAttribute("aria-selected", "true");
  await expect(heading(page)).toHaveText(calendarWords.en.headings.calendar);
});
