import { expect, test } from "vitest";
import { readEnv } from "../base/env.ts";
import { readLaunchFacts } from "./facts/launch-facts.ts";
import { launchRules } from "./launch-rules.ts";

type Practice = (typeof sample)["practice"];

const sample = readLaunchFacts({ env: readEnv({}), now: new Date("2026-11-22T15:00:00Z") });

/** The files of the places of each finding after a change of the sample, and what the findings say. */
function findAfter(change: (practice: Practice) => void) {
  const practice = structuredClone(sample.practice);
  change(practice);
  const rule = launchRules.find(({ id }) => id === "contradicting-figures");
  return rule?.find({ ...sample, practice }).map(({ places, says }) => ({
    files: [...new Set(places.map((place) => place.replace(/^.*[\\/]|:\d+$/g, "")))],
    says: typeof says === "string" ? says : says.en,
  }));
}

test("the figures of the sample agree with its words", () => {
  expect(findAfter(() => {})).toEqual([]);
});

test.each<[what: string, change: (practice: Practice) => void, findings: object[]]>([
  [
    "what payroll costs for each employee",
    ({ rates }) => void Object.assign(rates.payroll, { perEmployee: 8_00 }),
    [{ files: ["rates.yaml", "tiers.yaml"], says: "This is $8, but $6 elsewhere." }],
  ],
  [
    "what payroll costs for each contractor",
    ({ rates }) => void Object.assign(rates.payroll, { perContractor: 7_50 }),
    [{ files: ["rates.yaml", "tiers.yaml"], says: "This is $7.50, but $6 elsewhere." }],
  ],
  [
    "what the app saves",
    ({ rates }) => void Object.assign(rates, { mobileAppDiscount: 25_00 }),
    [{ files: ["rates.yaml", "tiers.yaml"], says: "This is $25, but $20 elsewhere." }],
  ],
  [
    "how long a consultation is",
    ({ appointments }) => void Object.assign(appointments.types[0] ?? {}, { minutes: 45 }),
    [{ files: ["proof.yaml", "appointments.yaml"], says: "This is 30, but 45 elsewhere." }],
  ],
  [
    "how long a level and its appointment are",
    ({ tiers, appointments }) => {
      for (const each of [tiers.virtual.tiers[0], appointments.types[1]])
        Object.assign(each ?? {}, { minutes: 30 });
    },
    [
      { files: ["tiers.yaml"], says: "This is 30, but 45 elsewhere." },
      { files: ["appointments.yaml"], says: "This is 30, but 45 elsewhere." },
      { files: ["tiers.yaml", "faqs.yaml"], says: "This is 30, 60, and 90, but 45 elsewhere." },
    ],
  ],
  [
    "how soon an answer comes",
    ({ proof }) => void Object.assign(proof, { responseHours: 48 }),
    [
      {
        files: ["proof.yaml", "how-we-work-with-you.md", "terms.md", "business.yaml", "faqs.yaml"],
        says: "This is 48, but 24 elsewhere.",
      },
    ],
  ],
])("words that say otherwise are found: %s", (_what, change, findings) => {
  expect(findAfter(change)).toEqual(findings);
});
