import { Temporal } from "temporal-polyfill";
import { loadPractice } from "#content/load-practice.ts";
import { deadlineWords } from "#content/words/deadlines.ts";
import { daysLeft } from "#domain/deadlines/days-left.ts";
import { localDay } from "#domain/deadlines/local-day.ts";
import { type Deadline, upcomingDeadlines } from "#domain/deadlines/upcoming-deadlines.ts";
import type { Locale } from "#domain/locale.ts";
import { expect, type Page } from "./fixtures.ts";

const { deadlines, business } = loadPractice();
export const rotation = 7000;

/** A moment of a day in the practice's zone. */
export const at = (day: string, time: string) =>
  new Date(`${Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(business.timeZone).toInstant()}`);
export const daysBefore = (day: string, days: number) =>
  Temporal.PlainDate.from(day).subtract({ days }).toString();

/** What the banner has to show at a moment, in this order. */
export function expectedAt(moment: Date): Deadline[] {
  const today = localDay(moment, business.timeZone);
  const next = new Map<string, Deadline>();
  for (const deadline of upcomingDeadlines(deadlines, moment, business.timeZone)) {
    if (!next.has(deadline.rule.id)) next.set(deadline.rule.id, deadline);
  }
  return [...next.values()].filter(
    ({ dueDate }, place) => place === 0 || daysLeft(dueDate, today) <= deadlines.bannerDays,
  );
}

/** The next date that follows at least four quiet days, so that it is the banner's first on each of them. */
export function quietDate(): string {
  const dates = upcomingDeadlines(deadlines, new Date(), business.timeZone).map(({ dueDate }) => dueDate);
  const found = dates.find((date, place) => place > 0 && (dates[place - 1] ?? date) < daysBefore(date, 4));
  if (!found) throw new Error("no two deadlines lie apart");
  return found;
}

/** The banner's buttons by their words. */
export const controls = (page: Page, locale: Locale) => {
  const words = deadlineWords[locale];
  const named = (name: "previous" | "next" | "pause" | "resume") =>
    banner(page).getByRole("button", { name: words[name] });
  return { previous: named("previous"), next: named("next"), pause: named("pause"), resume: named("resume") };
};

/** Opens a page whose clock stands still at a moment. */
export async function openAt(page: Page, path: string, moment: Date) {
  await page.clock.install({ time: new Date(moment.getTime() - 1000) });
  await page.clock.pauseAt(moment);
  await page.goto(path);
  await untilShown(page);
}

/** Lets the time of a still clock go on until the page's script, which follows the first frame, has filled the banner. */
export async function untilShown(page: Page) {
  const days = banner(page).locator("[data-left]:visible, [data-caught-up]:visible");
  await page.clock.runFor(20);
  const isShown = async () => {
    await page.clock.runFor(1);
    return Boolean((await days.count()) && (await days.textContent()));
  };
  await expect.poll(isShown, { intervals: [50] }).toBe(true);
}

export const banner = (page: Page) => page.locator("[data-deadlines]");
export const shown = (page: Page) => banner(page).locator("li:visible");
export const label = (page: Page) => shown(page).locator("b");
export const left = (page: Page) => shown(page).locator("[data-left]");
