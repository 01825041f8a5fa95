import { calendarWords } from "#content/words/calendar.ts";
import type { Locale } from "#domain/locale.ts";
import { expect, languages, type Page, prefixOf } from "./fixtures.ts";

/** Matches a text of the calendar in any language. */
const inBoth = (pick: (words: (typeof calendarWords)["en" | "es"]) => string) =>
  new RegExp(`^(?:${languages.map((locale) => pick(calendarWords[locale])).join("|")})`);

export const scheduler = (page: Page) =>
  page.getByRole("dialog", { name: inBoth((words) => words.dialogHeading) });
export const freeDays = (page: Page) => scheduler(page).locator("td[data-day][aria-disabled=false]");
export const times = (page: Page) => scheduler(page).getByRole("listitem").getByRole("button");
export const submitButton = (page: Page) =>
  scheduler(page).getByRole("button", { name: inBoth((words) => words.submit) });

/** Opens the calendar of the home page and waits for the free times of its month. */
export async function openScheduler(page: Page, locale: Locale) {
  await page.goto(prefixOf[locale] || "/");
  await reopenScheduler(page);
}

export const openButton = (page: Page) =>
  page.locator("button[commandfor=scheduler]").filter({ visible: true }).first();

export async function reopenScheduler(page: Page) {
  await openButton(page).click();
  await expect(freeDays(page).first()).toBeVisible();
}

/**
 * Takes the last time of the last free day and gives its start, as the form will send it. The first one can be booked only up
 * to a full or half hour, which may strike while a test types.
 */
export async function chooseTime(page: Page, locale: Locale) {
  await freeDays(page).last().click();
  await times(page).last().click();
  await expect(heading(page)).toHaveText(calendarWords[locale].headings.details);
  return scheduler(page).locator("[name=start]").inputValue();
}

export const nameField = (page: Page) => scheduler(page).getByLabel(inBoth(({ labels }) => labels.name));
export const emailField = (page: Page) => scheduler(page).getByLabel(inBoth(({ labels }) => labels.email));
export const heading = (page: Page) => scheduler(page).getByRole("heading", { level: 3 });

export const phoneField = (page: Page) => scheduler(page).getByLabel(inBoth(({ labels }) => labels.phone));

export async function fillDetails(page: Page, email: string) {
  await nameField(page).fill("Ana Núñez");
  await emailField(page).fill(email);
  await phoneField(page).fill("(972) 555-0199");
}
