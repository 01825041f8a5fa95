import { Temporal } from "temporal-polyfill";
import { loadPractice } from "#content/load-practice.ts";
import { deadlineWords } from "#content/words/deadlines.ts";
import { daysLeft } from "#domain/deadlines/days-left.ts";
import { clockChanges, localDay } from "#domain/deadlines/local-day.ts";
import { type Deadline, upcomingDeadlines } from "#domain/deadlines/upcoming-deadlines.ts";
import type { Locale } from "#domain/locale.ts";
import type { DeadlineAudience } from "#domain/practice/deadline-rules.ts";
import { expect, languages, type Page } from "./fixtures.ts";

const { deadlines, business } = loadPractice();
export const rotation = 7000;

/** A moment of a day in the practice's zone. */
export const at = (day: string, time: string) =>
  new Date(`${Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(business.timeZone).toInstant()}`);
export const daysBefore = (day: string, days: number) =>
  Temporal.PlainDate.from(day).subtract({ days }).toString();

/** The day on which the pages of these tests say that they were built, whenever that was. */
const builtAt = at("2026-11-20", "12:00");
const inTwoYears = at("2028-11-20", "12:00");

/** The fourth estimate of 2026: on the two days before it, it is the soonest date of individuals. */
export const due = "2027-01-15";

/** What the banner has to show at a moment, in this order. */
export function expectedAt(moment: Date, audience: DeadlineAudience = "individuals"): Deadline[] {
  const today = localDay(moment, business.timeZone);
  const next = new Map<string, Deadline>();
  for (const deadline of upcomingDeadlines(deadlines, moment, business.timeZone)) {
    if (!next.has(deadline.rule.id)) next.set(deadline.rule.id, deadline);
  }
  const isSecond = ({ rule }: Deadline) => Number(rule.audience !== audience);
  return [...next.values()]
    .sort((a, b) => isSecond(a) - isSecond(b))
    .filter(({ dueDate }, place) => place === 0 || daysLeft(dueDate, today) <= deadlines.bannerDays);
}

/** The banner's buttons by their words. */
export const controls = (page: Page, locale: Locale) => {
  const words = deadlineWords[locale];
  const named = (name: "previous" | "next" | "pause" | "resume") =>
    banner(page).getByRole("button", { name: words[name] });
  return { previous: named("previous"), next: named("next"), pause: named("pause"), resume: named("resume") };
};

/** Has every page carry the dates of one fixed day, or one deadline alone: no test depends on the day of the build. */
async function fixDates(page: Page, only?: string) {
  const dates = new Map<string, string[]>();
  for (const { rule, dueDate } of upcomingDeadlines(deadlines, builtAt, business.timeZone)) {
    for (const label of Object.values(rule.label)) dates.set(label, [...(dates.get(label) ?? []), dueDate]);
  }
  const changes = JSON.stringify(clockChanges(business.timeZone, builtAt, inTwoYears));
  const fixed = (html: string) =>
    html.replace(/data-dates="[^"]*"([^>]*><b>)(.*?<\/b>)/g, (_, between, shown: string) => {
      const label = shown.replace(/<[^>]*>/g, "");
      const isListed = only === undefined || only === label;
      const days = isListed ? dates.get(label)?.map((day) => `${day}=${day}`) : [];
      return `data-dates="${days?.join(";")}"${between}${shown}`;
    });
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = fixed(await response.text()).replace(/data-clock="[^"]*"/, `data-clock="${changes}"`);
    await route.fulfill({ response, body });
  });
  await page.route("**/_astro/template.*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: fixed(await response.json()) });
  });
}

/** Opens a page whose clock stands still at a moment. */
export async function openAt(page: Page, path: string, moment: Date, only?: string) {
  await fixDates(page, only);
  // A busy machine may need a while between the two.
  await page.clock.install({ time: new Date(moment.getTime() - 60_000) });
  await page.clock.pauseAt(moment);
  await page.goto(path);
  await untilShown(page);
}

/** Lets the time of a still clock go on until the page's script, which follows the first frame, has filled the banner. */
export async function untilShown(page: Page) {
  const text = daysShown(page).or(allPast(page));
  await page.clock.runFor(20);
  const isShown = async () => {
    await page.clock.runFor(1);
    return text.isVisible();
  };
  await expect.poll(isShown, { intervals: [50] }).toBe(true);
}

const anyOf = (texts: string[]) => new RegExp(`^(?:${texts.join("|").replaceAll("{count}", "\\d+")})$`);
export const banner = (page: Page) =>
  page.getByRole("region", { name: anyOf(languages.map((locale) => deadlineWords[locale].heading)) });
export const shown = (page: Page) => banner(page).getByRole("listitem");
/** How many days are left of the deadline that is shown, in either language. */
export const daysShown = (page: Page) =>
  shown(page).getByText(anyOf(languages.flatMap((locale) => Object.values(deadlineWords[locale].daysLeft))));
const allPast = (page: Page) =>
  shown(page).getByText(anyOf(languages.map((locale) => deadlineWords[locale].inCalendar)));

/** Expects the banner to show a text, such as a deadline's label or its days. */
export const expectShown = (page: Page, text: string) =>
  expect(shown(page).getByText(text, { exact: true })).toBeVisible();
