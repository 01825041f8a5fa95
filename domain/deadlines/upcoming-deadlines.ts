import { Temporal } from "temporal-polyfill";
import type { DeadlineRule, Deadlines } from "../practice/deadline-rules.ts";
import { nextBusinessDay } from "../practice/legal-holidays.ts";
import { localDay } from "./local-day.ts";

export type Deadline = {
  rule: DeadlineRule;
  /** A stable key, also when the date is postponed: `file-1099s-2027-01-31`. */
  key: string;
  dueDate: string;
};

/** The deadlines of the next two years, soonest first; one is listed until its day ends in `timeZone`. */
export function upcomingDeadlines(deadlines: Deadlines, now: Date, timeZone: string): Deadline[] {
  const today = localDay(now, timeZone);
  const last = Temporal.PlainDate.from(today).add({ years: 2 }).toString();
  return deadlines.rules
    .flatMap((rule) => datesOf(rule, yearOf(today) - 1, yearOf(last)))
    .map((deadline) => postpone(deadline, deadlines))
    .filter(({ dueDate }) => today <= dueDate && dueDate <= last)
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
}

export function computeDueDate(day: string, rolls: DeadlineRule["rolls"]): string {
  return rolls === "never" ? day : nextBusinessDay(Temporal.PlainDate.from(day), rolls).toString();
}

function datesOf(rule: DeadlineRule, firstYear: number, lastYear: number): Deadline[] {
  const fixedDate = rule.dueDate ?? "";
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const computedDates = years
    .flatMap((year) => rule.days.map((monthDay) => `${year}-${monthDay}`))
    .filter((day) => day > fixedDate)
    .map((day) => ({ rule, key: `${rule.id}-${day}`, dueDate: computeDueDate(day, rule.rolls) }));
  return fixedDate
    ? [{ rule, key: `${rule.id}-${fixedDate}`, dueDate: fixedDate }, ...computedDates]
    : computedDates;
}

function postpone(deadline: Deadline, { county, postponements }: Deadlines): Deadline {
  const { rule, dueDate } = deadline;
  const postponement = postponements.find(
    (each) =>
      each.county === county &&
      each.rule === rule.id &&
      each.from <= dueDate &&
      dueDate <= each.to &&
      dueDate < each.newDate,
  );
  return postponement ? { ...deadline, dueDate: postponement.newDate } : deadline;
}

const yearOf = (day: string) => Number(day.slice(0, 4));
