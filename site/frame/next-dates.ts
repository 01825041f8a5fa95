import { upcomingDeadlines } from "#domain/deadlines/deadlines.ts";
import type { DeadlineRule, Deadlines } from "#domain/practice/deadline-rules.ts";

/** Each rule with its dates of the next two years, the rule that is due next first. */
export function nextDates(
  deadlines: Deadlines,
  now: Date,
  timeZone: string,
): { rule: DeadlineRule; dates: string[] }[] {
  const dates = new Map<DeadlineRule, string[]>();
  for (const { rule, dueDate } of upcomingDeadlines(deadlines, now, timeZone)) {
    dates.set(rule, [...(dates.get(rule) ?? []), dueDate]);
  }
  return [...dates].map(([rule, dates]) => ({ rule, dates }));
}
