import { compareWords } from "#content/words/compare.ts";
import { formWords } from "#content/words/forms.ts";
import type { Locale } from "#domain/locale.ts";
import { expect, type Page, prefixOf } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";

/** Sets of answers by their ids, with what they come to. */
export const paths = {
  /** 5 points of 8. */
  mobileApp: ["basic-help", "very", "asap", "digital"],
  /** 4 points of 8. */
  inPerson: ["basic-help", "somewhat", "asap", "digital"],
} as const;

export const addressOf = (locale: Locale) => `${prefixOf[locale]}/compare-options`;
export const quizForm = (page: Page) => page.locator("form#quiz-form");
/** An answer by its label; no two questions share the name of an answer. */
export function option(page: Page, locale: Locale, value: string) {
  const labels: Record<string, string> = Object.assign({}, ...Object.values(formWords[locale].quiz.answers));
  return quizForm(page).getByRole("radio", { name: labels[value] ?? value, exact: true });
}
export const emailField = (page: Page, locale: Locale) =>
  quizForm(page).getByRole("textbox", { name: formWords[locale].quiz.email });
export const result = (page: Page) => page.locator("[data-result]");
export const button = (page: Page, name: string) =>
  page.locator("#quiz").getByRole("button", { name, exact: true });

/** The headings of the steps in order: the questions, then the email. */
export function stepHeadings(locale: Locale): string[] {
  return [...Object.values(formWords[locale].quiz.labels), compareWords[locale].quiz.email.heading];
}

/** Expects that a step (from 0) is the only one in sight; before the script has come an answered one is only clear. */
export async function expectStep(page: Page, locale: Locale, step: number) {
  const inSight = () =>
    quizForm(page)
      .locator("section")
      .filter({ visible: true })
      .evaluateAll((sections) =>
        sections
          .filter((section) => getComputedStyle(section).opacity === "1")
          .map((section) => ({
            heading: section.querySelector("h3")?.textContent,
            progress: section.querySelector("progress")?.value,
          })),
      );
  await expect.poll(inSight).toEqual([{ heading: stepHeadings(locale)[step], progress: step + 1 }]);
}

/** Chooses options with the pointer, one a step. */
export async function choose(page: Page, locale: Locale, values: readonly string[]) {
  for (const value of values) await option(page, locale, value).click();
}

/** Answers everything and goes past the email. */
export async function finishQuiz(page: Page, locale: Locale, values: readonly string[]) {
  await choose(page, locale, values);
  await button(page, compareWords[locale].quiz.email.skip).click();
  await expect(result(page)).toBeVisible();
}

/** As the skip link and the next presses of Tab do it; the words above hold a link. */
export async function tabIntoQuiz(page: Page, locale: Locale) {
  await page.locator("#main").focus();
  await tabTo(page, option(page, locale, "face-to-face"), 2);
}
