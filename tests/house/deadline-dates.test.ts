import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { computeDueDate } from "#domain/deadlines/upcoming-deadlines.ts";
import { builtPages } from "./built-site.ts";

test("the banners carry each rule with the days that it gives, those of the page's audience first", () => {
  const { rules } = loadPractice().deadlines;
  const pages = builtPages.filter(({ html }) => html.includes("data-deadlines"));
  expect(pages.length).toBeGreaterThan(15);
  for (const { path, locale, html } of pages) {
    const entries = [...html.matchAll(/data-dates="([^"]*)"( data-second)?[^>]*><b>(.*?)<\/b>/g)].map(
      ([entry, dates, second, label = ""]) => [entry, dates, second, label.replace(/<[^>]*>/g, "")] as const,
    );
    expect(entries.length).toBe(rules.length);
    const isSecond = entries.map(([, , second]) => second !== undefined);
    expect(isSecond.toSorted(), path).toEqual(isSecond);
    for (const [place, [, dates = "", , label]] of entries.entries()) {
      const rule = rules.find((rule) => rule.label[locale] === label);
      if (!rule) throw new Error(`${path} names "${label}", which no rule does`);
      expect(rule.audience === rules.find(({ label }) => label[locale] === entries[0]?.[3])?.audience).toBe(
        !isSecond[place],
      );
      for (const date of dates.split(";").map((pair) => pair.slice(0, 10))) {
        const possible = rule.days.map((day) => computeDueDate(`${date.slice(0, 4)}-${day}`, rule.rolls));
        expect([rule.dueDate, ...possible], `${label} on ${path}`).toContain(date);
      }
    }
  }
});
