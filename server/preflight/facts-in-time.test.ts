import { join } from "node:path";
import { expect, test } from "vitest";
import { cleanSettings, makeCleanPractice } from "#tests/clean-practice.ts";
import { readEnv } from "../base/env.ts";
import { type LaunchFacts, readLaunchFacts } from "./facts/launch-facts.ts";
import { readTextFile } from "./facts/read-texts.ts";
import { placeOf } from "./facts/source-text.ts";
import { launchRules } from "./launch-rules.ts";

const clean = readLaunchFacts(
  { env: readEnv(cleanSettings), now: new Date("2026-11-22T15:00:00Z") },
  join(makeCleanPractice("2026-11-20"), "content"),
);

/** What a rule of the checklist finds at a moment. */
const find = (id: string, now: string, facts: Partial<LaunchFacts>) =>
  launchRules.find((rule) => rule.id === id)?.find({ ...clean, ...facts, now: new Date(now) });

test("holidays are asked for before somebody can book on one that is not listed", () => {
  const practice = structuredClone(clean.practice);
  const findOn = (day: string, dates: string[]) => {
    practice.hours.closedDays = dates.map((date) => ({ date, name: { en: "Closed", es: "Cerrado" } }));
    return find("closed-days-end", `${day}T15:00:00Z`, { practice });
  };
  // A day off is no holiday, however far ahead.
  const listed = ["2027-12-24", "2028-01-17", "2028-08-03"];
  expect(findOn("2027-10-18", listed)).toEqual([]);
  expect(findOn("2027-10-19", listed)).toMatchObject([
    { says: { en: "The last one is January 17, 2028.", es: "El último es el 17 de enero de 2028." } },
  ]);
  expect(findOn("2029-10-19", listed)).toHaveLength(1);
  expect(findOn("2027-10-19", ["2028-08-03"])).toEqual([]);
  // Christmas of the year after, entered early, hides no holiday that was listed a year before and now is not.
  const early = ["2027-02-15", "2027-10-11", "2027-12-24", "2028-01-17", "2028-12-25"];
  expect(findOn("2027-11-22", early)).toEqual([]);
  expect(findOn("2027-11-23", early)).toMatchObject([
    { says: { en: "February 21, 2028 is missing.", es: "Falta el 21 de febrero de 2028." } },
  ]);
  // Who works on a holiday never listed it; one that is over is nobody's concern.
  expect(findOn("2028-02-22", early)).toEqual([]);
  expect(findOn("2028-07-20", early)).toMatchObject([{ says: { en: "October 9, 2028 is missing." } }]);
});

test("a due date given by hand is to be moved until the day to which the law moves it is over", () => {
  const practice = structuredClone(clean.practice);
  // A Sunday.
  Object.assign(practice.deadlines.rules[0] ?? {}, { dueDate: "2027-01-31", rolls: "federal-tax" });
  const findAt = (now: string) => find("unrolled-due-dates", now, { practice });
  expect(findAt("2027-02-02T05:59:59Z")).toMatchObject([{ proposal: expect.stringContaining("2027-02-01") }]);
  expect(findAt("2027-02-02T06:00:00Z")).toEqual([]);
});

/** A question that names two days, and the day on which its answer was checked. */
function datedQuestion(checked: string) {
  const file = "content/practice/faqs.yaml";
  const entry = "categories.0.questions.1";
  return [
    {
      path: `${entry}.answer.en`,
      locale: "en" as const,
      text: "It is due on Friday, January 15, 2027, or April 15, 2027.",
    },
    {
      path: `${entry}.answer.es`,
      locale: "es" as const,
      text: "Vence el viernes 15 de enero de 2027 o el 15 de abril de 2027.",
    },
    { path: `${entry}.checked`, locale: undefined, text: checked },
  ].map((text, index) => ({ file, line: index + 1, ...text }));
}

test("a day to come is told once it has passed in the practice's zone, until the answer is checked anew", () => {
  const findAt = (now: string, checked = "2026-11-20") =>
    find("past-dates", now, { texts: datedQuestion(checked) });
  expect(findAt("2027-01-16T05:59:59Z")).toEqual([]);
  expect(findAt("2027-01-16T06:00:00Z")).toMatchObject([
    {
      places: ["content/practice/faqs.yaml:1", "content/practice/faqs.yaml:2"],
      says: { en: "It names January 15, 2027.", es: "Nombra el 15 de enero de 2027." },
    },
  ]);
  expect(findAt("2027-04-16T06:00:00Z")).toMatchObject([
    {
      says: {
        en: "It names January 15, 2027; April 15, 2027.",
        es: "Nombra el 15 de enero de 2027; el 15 de abril de 2027.",
      },
    },
  ]);
  expect(findAt("2027-04-16T06:00:00Z", "2027-04-16")).toEqual([]);
});

test("an article that names a day that has passed is found in both languages at once", () => {
  const lines = {
    en: "The next date is **Friday, January 15, 2027**.",
    es: "La próxima es el 15 de enero de 2027.",
  };
  const texts = clean.articles.map(({ file }) => {
    const locale = /[\\/]es[\\/]/.test(file) ? ("es" as const) : ("en" as const);
    return { file, line: 9, path: "", locale, text: lines[locale] };
  });
  expect(find("past-dates", "2027-01-16T15:00:00Z", { texts })).toMatchObject([
    { says: { en: "It names January 15, 2027." }, places: texts.map(placeOf) },
  ]);
});

test("the tax year of an article is over when its last returns are due, on whatever day that falls", () => {
  const articles = clean.articles.map((article) => ({ ...article, taxYear: 2027 }));
  // October 15, 2028 is a Sunday.
  expect(find("old-tax-year", "2028-10-17T04:59:59Z", { articles })).toEqual([]);
  const found = find("old-tax-year", "2028-10-17T05:00:00Z", { articles }) ?? [];
  expect(found.flatMap(({ places }) => places).sort()).toEqual(articles.map((each) => each.taxYearAt).sort());
  for (const { places } of found) expect(places, "both languages at once").toHaveLength(2);
});

test("what is said of an old tax year names the article, its year and the year to write it for", () => {
  const [article] = clean.articles;
  if (!article) throw new Error("There is no article.");
  const sayOf = (changes: Partial<typeof article>) =>
    find("old-tax-year", "2029-01-10T15:00:00Z", { articles: [{ ...article, ...changes }] });
  const proposal = expect.stringMatching(/for 2028.*taxYear: 2028.*take the article out/);
  expect(sayOf({ taxYear: 2025 })).toEqual([
    { places: [article.taxYearAt], says: { en: "Tax year 2025.", es: "Año fiscal 2025." }, proposal },
  ]);
  expect(article.taxYearAt).toMatch(/\.md:\d+$/);
  expect(sayOf({ taxYear: 202 })).toMatchObject([{ says: { en: "Tax year 202." }, proposal }]);
  expect(sayOf({ taxYear: Number.NaN, taxYearAt: "" })).toMatchObject([
    { places: [article.file], says: { en: "It names none.", es: "No indica ninguno." }, proposal },
  ]);
  expect(sayOf({ taxYear: 2028 })).toEqual([]);
});

test("the day on which facts among the words were checked grows old, and is one finding in both languages", () => {
  for (const name of ["services/itin", "plan", "office/security-plan"]) {
    const texts = readTextFile(join("content", "words", `${name}.ts`));
    const line = expect.stringMatching(new RegExp(`${name}\\.ts:\\d+$`));
    expect(find("old-facts", "2099-01-10T15:00:00Z", { texts, articles: [] }), name).toMatchObject([
      { places: [line, line] },
    ]);
  }
  const articles = [...clean.articles];
  expect(find("old-facts", "2099-01-10T15:00:00Z", { texts: [], articles })).toMatchObject([
    { places: articles.map(({ checkedAt }) => checkedAt) },
  ]);
});

test("an answer of the owner is listed after a year, and still counts", () => {
  expect(find("old-facts", "2027-11-20T15:00:00Z", {})).toEqual([]);
  const places = find("old-facts", "2027-11-21T15:00:00Z", {})?.flatMap((finding) => finding.places);
  expect(places?.some((place) => place.includes("preflight.yaml"))).toBe(true);
  expect(find("unproven-figures", "2027-11-21T15:00:00Z", {})).toEqual([]);
});
