import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cleanSettings, makeCleanPractice } from "#tests/clean-practice.ts";
import { readEnv } from "../base/env.ts";
import { checkLaunch } from "./check-launch.ts";
import { readLaunchFacts } from "./facts/launch-facts.ts";
import { bothWords, type Finding } from "./facts/rule.ts";
import { launchReport } from "./launch-report.ts";
import { erasurePromise } from "./rules/erasure-promise.ts";

const now = new Date("2026-11-22T15:00:00Z");
const sampleFindings = checkLaunch(readLaunchFacts({ env: readEnv({}), now }));

test("a practice with clean facts, settings, staff and backup has no finding", () => {
  const content = join(makeCleanPractice("2026-11-20"), "content");
  const circumstances = { env: readEnv(cleanSettings), now, staffWithSecondFactor: 1, lastBackupAt: now };
  expect(checkLaunch(readLaunchFacts(circumstances, content))).toEqual([]);
});

test("the sample practice shows what the specification asked for against law or truth", () => {
  const blockers = new Set(
    sampleFindings.filter(({ severity }) => severity === "blocker").map(({ id }) => id),
  );
  const asked = ["sample-practice", "sample-testimonials", "sample-contacts", "sample-names", "notary-fees"];
  asked.push("notary-surcharge", "licensed-claim", "satisfaction-guarantee", "price-nobody-pays");
  asked.push(
    "contradicting-prices",
    "contradicting-hours",
    "always-open",
    "client-counts",
    "unproven-figures",
  );
  asked.push("site-address", "mail-server");
  expect(asked.filter((id) => !blockers.has(id))).toEqual([]);
});

test("each pair of prices that differs one click later is named with both places and both amounts", () => {
  const pairs = sampleFindings.filter(
    ({ id }) => id === "contradicting-prices" || id === "price-nobody-pays",
  );
  const said = pairs.map(({ says, places }) => [bothWords(says).en.split(" from ")[0], places.map(textAt)]);
  expect(Object.fromEntries(said)).toEqual({
    "Business Taxes": ["from: 250", "price: 300"],
    "Personal Taxes": ["from: 75", "price: 60", "price: 60", "price: 40"],
    Bookkeeping: ["from: 150", "price: 100"],
    Payroll: ["from: 99", "price: 50"],
    "ITIN Application Assistance": ["from: 150", "price: 100"],
  });
});

test("each place is a line of a file that exists, or a setting", () => {
  const places = sampleFindings.flatMap((finding) => finding.places);
  const wrong = places.filter((place) => !/^(?:[A-Z_]+|\/office)$/.test(place) && !textAt(place));
  expect(wrong).toEqual([]);
});

test("each finding says what stands there, why, by which source, and what to put", () => {
  const empty = sampleFindings.filter(({ says, reason, source, proposal, places }) => {
    const put = typeof proposal === "string" ? [proposal] : [proposal.en, proposal.es];
    return (
      places.length === 0 ||
      ![...Object.values(bothWords(says)), reason, source.name, ...put].every((text) => text.trim() !== "")
    );
  });
  expect(empty).toEqual([]);
});

test("months that an owner sets in the office keep no practice closed, whatever the privacy page says", () => {
  const retention = { inquiryMonths: 6, clientMonths: 12 };
  const found = checkLaunch(readLaunchFacts({ env: readEnv({}), now, retention }), [erasurePromise]);
  expect(found.map(({ severity, proposal }) => [severity, proposal])).toEqual([
    ["warning", expect.objectContaining({ en: expect.stringMatching(/^6 months/) })],
  ]);
});

/** The question that an owner can answer instead of changing the words. */
const questionIn = (proposal: Finding["proposal"]) =>
  /answer ([a-z\d-]+) in content/.exec(Object.values(bothWords(proposal)).join())?.[1];

test("an answered question is asked no more", () => {
  const asked = sampleFindings.flatMap(({ proposal }) => questionIn(proposal) ?? []);
  expect(asked.length).toBeGreaterThan(15);
  const facts = readLaunchFacts({ env: readEnv({}), now });
  const answers = asked.map((question) => ({ question, on: "2026-11-22", by: "The owner" }));
  const answered = checkLaunch({ ...facts, practice: { ...facts.practice, preflight: { answers } } });
  expect(answered.filter(({ proposal }) => questionIn(proposal))).toEqual([]);
});

test("the report has one line a finding, blockers first, and the counts at its end", () => {
  const lines = launchReport(sampleFindings).split("\n");
  const findings = lines.filter((line) => line.startsWith("  "));
  expect(findings).toHaveLength(sampleFindings.length);
  expect(findings.filter((line) => !/^ {2}\S.*: .* \| Why: .* \(.*\)\. \| Put: ./.test(line))).toEqual([]);
  expect(lines.findIndex((line) => line.startsWith("WARNINGS"))).toBeGreaterThan(
    lines.findIndex((line) => line.startsWith("BLOCKERS")),
  );
  expect(lines.at(-1)).toMatch(/^\d+ blockers, \d+ warnings\. Not ready to go live\.$/);
  expect(launchReport([])).toBe("0 blockers, 0 warnings. Ready to go live.");
});

function textAt(place: string): string {
  const [file = "", line] = place.split(":");
  return existsSync(file) ? (readFileSync(file, "utf8").split("\n")[Number(line) - 1] ?? "").trim() : "";
}
