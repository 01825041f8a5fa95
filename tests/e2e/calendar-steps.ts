import { calendarWords } from "#content/words/calendar.ts";
import type { Locale } from "#domain/locale.ts";
import { expect, type Page, prefixOf } from "./fixtures.ts";

export const scheduler = (page: Page) => page.locator("dialog#scheduler");
export const freeDays = (page: Page) => scheduler(page).locator("td[data-day][aria-disabled=false]");
export const times = (page: Page) => scheduler(page).locator("ul button").filter({ visible: true });
export const submitButton = (page: Page) => scheduler(page).locator("button[type=submit]");

/** Opens the calendar of the home page and waits for the free times of its month. */
export async function openScheduler(page: Page, locale: Locale) {
  await page.goto(prefixOf[locale] || "/");
  await reopenScheduler(page);
}

export async function reopenScheduler(page: Page) {
  await page.locator("button[commandfor=scheduler]").filter({ visible: true }).first().click();
  await expect(freeDays(page).first()).toBeVisible();
}

/** Takes the first time of the first free day and gives its start, as the form will send it. */
export async function chooseFirstTime(page: Page, locale: Locale) {
  await freeDays(page).first().click();
  await times(page).first().click();
  await expect(heading(page)).toHaveText(calendarWords[locale].headings.details);
  return scheduler(page).locator("[name=start]").inputValue();
}

export const heading = (page: Page) => scheduler(page).locator("h3");

export async function fillDetails(page: Page, email: string) {
  await scheduler(page).locator("[name=name]").fill("Ana Núñez");
  await scheduler(page).locator("[name=email]").fill(email);
}
