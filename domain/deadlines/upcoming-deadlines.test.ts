import { expect, test } from "vitest";
import type { DeadlineRule, Deadlines } from "../practice/deadline-rules.ts";
import { computeDueDate, upcomingDeadlines } from "./upcoming-deadlines.ts";

const years = ["2026", "2027", "2028"] as const;
type Row = [item: string, day: string, rolls: DeadlineRule["rolls"], due: string];

// Checked against Publication 509 for 2026; the later years follow from IRC 7503 and Tex. Tax Code 111.053.
const table: Row[] = [
  ["1040-ES, 4th quarter of the year before", "01-15", "federal-tax", "01-15 01-15 01-18"],
  ["W-2, 1099-NEC, 941 of the 4th quarter, 940", "01-31", "federal-tax", "02-02 02-01 01-31"],
  ["1099 on paper", "02-28", "federal-tax", "03-02 03-01 02-28"],
  ["1099 by e-file", "03-31", "federal-tax", "03-31 03-31 03-31"],
  ["1065, 1120-S and their 7004", "03-15", "federal-tax", "03-16 03-15 03-15"],
  ["1040, 1120, 1041, 4868, FBAR, 1040-ES of the 1st quarter", "04-15", "federal-tax", "04-15 04-15 04-18"],
  ["941 of the 1st quarter", "04-30", "federal-tax", "04-30 04-30 05-01"],
  ["941 of the 2nd quarter", "07-31", "federal-tax", "07-31 08-02 07-31"],
  ["941 of the 3rd quarter", "10-31", "federal-tax", "11-02 11-01 10-31"],
  ["1040-ES of the 2nd quarter", "06-15", "federal-tax", "06-15 06-15 06-15"],
  ["1040-ES of the 3rd quarter, 1065 and 1120-S extended", "09-15", "federal-tax", "09-15 09-15 09-15"],
  ["1040, 1120 and FBAR extended", "10-15", "federal-tax", "10-15 10-15 10-16"],
  ["corporate estimates of the 4th quarter", "12-15", "federal-tax", "12-15 12-15 12-15"],
  ["ITIN expiration", "12-31", "never", "12-31 12-31 12-31"],
  ["Texas franchise tax, PIR and OIR", "05-15", "texas", "05-15 05-17 05-15"],
  ["Texas wage report of the 4th quarter", "01-31", "texas", "02-02 02-01 01-31"],
  ["Texas wage report of the 1st quarter", "04-30", "texas", "04-30 04-30 05-01"],
  ["Texas wage report of the 2nd quarter", "07-31", "texas", "07-31 08-02 07-31"],
  ["Texas wage report of the 3rd quarter", "10-31", "texas", "11-02 11-01 10-31"],
  ["Texas sales tax, January", "01-20", "texas", "01-20 01-20 01-20"],
  ["Texas sales tax, April", "04-20", "texas", "04-20 04-20 04-20"],
  ["Texas sales tax, July", "07-20", "texas", "07-20 07-20 07-20"],
  ["Texas sales tax, October", "10-20", "texas", "10-20 10-20 10-20"],
];

test.each(table)("%s is due on the right day in 2026, 2027 and 2028", (_item, day, rolls, due) => {
  const computed = years.map((year) => computeDueDate(`${year}-${day}`, rolls));
  expect(computed).toEqual(due.split(" ").map((date, place) => `${years[place]}-${date}`));
});

test("Emancipation Day moves a federal date and no Texas date", () => {
  expect(computeDueDate("2027-04-16", "federal-tax")).toBe("2027-04-19");
  expect(computeDueDate("2027-04-16", "texas")).toBe("2027-04-16");
  expect(computeDueDate("2028-04-15", "texas")).toBe("2028-04-17");
});

const text = { en: "Text", es: "Texto" };
const rule = (id: string, days: string[], more: Partial<DeadlineRule> = {}): DeadlineRule => ({
  id,
  audience: "individuals",
  days,
  label: text,
  about: text,
  rolls: "federal-tax",
  ctaText: text,
  link: "/contact",
  source: "https://www.irs.gov/",
  ...more,
});
const deadlines = (rules: DeadlineRule[], more: Partial<Deadlines> = {}): Deadlines => ({
  checked: "2026-11-21",
  bannerDays: 150,
  county: "Dallas",
  postponements: [],
  rules,
  ...more,
});
const list = (all: Deadlines, now: string) =>
  upcomingDeadlines(all, new Date(now), "America/Chicago").map((each) => `${each.rule.id} ${each.dueDate}`);

test("dates stand in order for two years from today, a quarterly rule with each of its days", () => {
  const all = deadlines([rule("sales", ["01-20", "07-20"], { rolls: "texas" }), rule("es", ["01-15"])]);
  expect(list(all, "2026-11-20T15:00:00Z")).toEqual([
    "es 2027-01-15",
    "sales 2027-01-20",
    "sales 2027-07-20",
    "es 2028-01-18",
    "sales 2028-01-20",
    "sales 2028-07-20",
  ]);
});

test("a date two years from today is listed, the one of the day after is not", () => {
  const all = deadlines([rule("sales", ["07-20", "07-21"], { rolls: "texas" })]);
  expect(list(all, "2026-07-20T15:00:00Z").at(-1)).toBe("sales 2028-07-20");
});

test("a date given by hand stands as given, and the rule takes over after it", () => {
  const all = deadlines([rule("file-1099s", ["01-31"], { dueDate: "2026-01-31" })]);
  expect(list(all, "2025-06-01T12:00:00Z")).toEqual(["file-1099s 2026-01-31", "file-1099s 2027-02-01"]);
  expect(list(all, "2026-02-01T12:00:00Z")).toEqual(["file-1099s 2027-02-01", "file-1099s 2028-01-31"]);
});

test("a deadline is listed until its day ends in the practice's zone", () => {
  const all = deadlines([rule("returns", ["04-15"])]);
  expect(list(all, "2027-04-16T04:59:59Z")[0]).toBe("returns 2027-04-15");
  expect(list(all, "2027-04-16T05:00:00Z")[0]).toBe("returns 2028-04-18");
});

test("a date that weekends and holidays moved is listed until the day it moved to", () => {
  const all = deadlines([rule("es", ["01-15"])]);
  expect(list(all, "2028-01-18T12:00:00-06:00")[0]).toBe("es 2028-01-18");
});

test("a postponement moves the dates of its rule, time and county only, and keeps their keys", () => {
  const postponement = {
    county: "Dallas",
    rule: "returns",
    from: "2027-04-01",
    to: "2027-06-01",
    newDate: "2027-07-15",
    sourceUrl: "https://www.irs.gov/",
  };
  const rules = [rule("returns", ["04-15"]), rule("estimates", ["04-15"])];
  const all = deadlines(rules, { postponements: [postponement] });
  expect(list(all, "2027-05-01T12:00:00Z").slice(0, 3)).toEqual([
    "returns 2027-07-15",
    "returns 2028-04-18",
    "estimates 2028-04-18",
  ]);
  expect(upcomingDeadlines(all, new Date("2027-05-01T12:00:00Z"), "America/Chicago")[0]?.key).toBe(
    "returns-2027-04-15",
  );
  const pastNewYear = {
    ...postponement,
    rule: "es",
    from: "2027-12-01",
    to: "2027-12-31",
    newDate: "2028-02-15",
  };
  const ofLastYear = deadlines([rule("es", ["12-15"])], { postponements: [pastNewYear] });
  expect(list(ofLastYear, "2028-01-10T12:00:00Z")[0]).toBe("es 2028-02-15");
  const elsewhere = deadlines(rules, { postponements: [{ ...postponement, county: "Travis" }] });
  expect(list(elsewhere, "2027-04-02T12:00:00Z")[0]).toBe("returns 2027-04-15");
});
