import { fillIn } from "#content/format/fill-in.ts";
import { formWords } from "#content/words/forms.ts";
import { wizardWords } from "#content/words/wizard.ts";
import type { Locale } from "#domain/locale.ts";
import { expect, type Page, prefixOf } from "./fixtures.ts";

type Answers = Partial<
  Record<"allUSCitizens" | "needsPayroll" | "needsBookkeeping" | "needsAdvisory", string>
>;

/** An answer to every question that has choices. */
export const answered = [
  ["businessType", "solo"],
  ["allUSCitizens", "no"],
  ["needsPayroll", "yes"],
  ["needsBookkeeping", "training"],
  ["needsAdvisory", "later"],
] as const;

export const wizardPath = (locale: Locale) => `${prefixOf[locale]}/start-your-business`;
export const openWizard = (page: Page, locale: Locale) => page.goto(wizardPath(locale));

type Question = (typeof answered)[number][0];
type TextField = "numOwners" | "fullName" | "email" | "phone";

/** The radios of a question, by what asks it; also in a step that is out of sight, which keeps its answer. */
export function radios(page: Page, locale: Locale, question: Question) {
  const { steps, citizens } = wizardWords[locale];
  const { businessType, payroll, bookkeeping, advisory } = steps;
  const asked = {
    businessType,
    allUSCitizens: citizens,
    needsPayroll: payroll,
    needsBookkeeping: bookkeeping,
    needsAdvisory: advisory,
  };
  return page
    .getByRole("group", { name: asked[question].question, includeHidden: true })
    .getByRole("radio", { includeHidden: true });
}

/** One answer of a question, by its label and the hint in it. */
export function radio(page: Page, locale: Locale, question: Question, value: string) {
  const { answers } = formWords[locale].business;
  const hints: Partial<Record<Question, Record<string, string>>> = wizardWords[locale].hints;
  const label: Record<string, string> = answers[question];
  const name = [label[value], hints[question]?.[value]].filter(Boolean).join(" ");
  return radios(page, locale, question).and(
    page.getByRole("radio", { name, exact: true, includeHidden: true }),
  );
}

export const field = (page: Page, locale: Locale, name: TextField) =>
  page.locator("#business-form").getByLabel(formWords[locale].business.labels[name], { exact: true });
export const heading = (page: Page) => page.locator("main h2[tabindex]:visible");
export const plan = (page: Page) => page.locator("section[data-plan]");

/** The one visible button of a name; a resting button and its waking twin are never shown together. */
export const button = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true }).filter({ visible: true });
export const nextButton = (page: Page, locale: Locale) => button(page, wizardWords[locale].next);
export const submitButton = (page: Page, locale: Locale) => button(page, formWords[locale].business.submit);
/** Until the form has its script another button of that name stands in its place, disabled. */
export const readySubmitButton = (page: Page, locale: Locale) =>
  submitButton(page, locale).and(page.locator(":enabled"));

export async function expectStep(page: Page, locale: Locale, step: number, percent: number) {
  const { progress } = wizardWords[locale];
  const text = fillIn(progress, { step, steps: 7 });
  await expect(heading(page)).toContainText(`${text}: `);
  await expect(heading(page)).toBeFocused();
  const bar = page.getByRole("progressbar", { name: new RegExp(`${text}, ${percent}\\s?%`) });
  await expect(bar).toBeVisible();
  expect(await bar.evaluate((element: HTMLProgressElement) => Math.round(element.position * 100))).toBe(
    percent,
  );
}

/** From the first step to the one that asks for the person. */
export async function answerQuestions(page: Page, locale: Locale, answers: Answers = {}) {
  const next = nextButton(page, locale);
  await radio(page, locale, "businessType", "llc").check();
  await next.click();
  await field(page, locale, "numOwners").fill("2");
  await radio(page, locale, "allUSCitizens", answers.allUSCitizens ?? "yes").check();
  await next.click();
  for (const name of ["needsPayroll", "needsBookkeeping", "needsAdvisory"] as const) {
    await radio(page, locale, name, answers[name] ?? "no").check();
    await next.click();
  }
}

/** Opens the wizard where it asks for the person, as a reload does there: for tests of what comes after the questions. */
export async function openAtPerson(page: Page, locale: Locale) {
  const choices = [
    "businessType-llc",
    "allUSCitizens-yes",
    "needsPayroll-no",
    "needsBookkeeping-no",
    "needsAdvisory-no",
  ];
  const draft = [["numOwners", "2"], ...choices.map((choice) => [`business-form-${choice}`, ""])];
  await page.addInitScript((entries) => {
    if (sessionStorage.answered) return;
    sessionStorage.answered = "1";
    sessionStorage["draft:business"] = entries;
  }, JSON.stringify(draft));
  await page.goto(`${wizardPath(locale)}#step-6`);
  await expectStep(page, locale, 6, 86);
}

export async function fillPerson(page: Page, locale: Locale, email: string) {
  await field(page, locale, "fullName").fill("Ana Núñez");
  await field(page, locale, "email").fill(email);
  await field(page, locale, "phone").fill("(972) 555-0199");
}
