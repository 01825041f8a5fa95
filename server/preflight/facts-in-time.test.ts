import { join } from "node:path";
import { expect, test } from "vitest";
import { cleanSettings, makeCleanPractice } from "#tests/clean-practice.ts";
import { readEnv } from "../base/env.ts";
import { type LaunchFacts, readLaunchFacts } from "./facts/launch-facts.ts";
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
});

test("an answer of the owner is listed after a year, and still counts", () => {
  expect(find("old-facts", "2027-11-20T15:00:00Z", {})).toEqual([]);
  const places = find("old-facts", "2027-11-21T15:00:00Z", {})?.flatMap((finding) => finding.places);
  expect(places?.some((place) => place.includes("preflight.yaml"))).toBe(true);
  expect(find("unproven-figures", "2027-11-21T15:00:00Z", {})).toEqual([]);
});
