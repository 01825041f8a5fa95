import { join } from "node:path";
import { expect, test } from "vitest";
import { launchQuestions } from "#content/words/office/launch-questions.ts";
import { cleanSettings, makeCleanPractice } from "#tests/clean-practice.ts";
import { readEnv } from "../base/env.ts";
import { readLaunchFacts } from "./facts/launch-facts.ts";
import { bothWords } from "./facts/rule.ts";
import { launchRules } from "./launch-rules.ts";

type Practice = (typeof clean)["practice"];

const circumstances = { env: readEnv(cleanSettings), now: new Date("2026-11-22T15:00:00Z") };
const clean = readLaunchFacts(circumstances, join(makeCleanPractice("2026-11-20"), "content"));

const entryOf = ({ catalogue }: Practice, id: string) => {
  const entry = catalogue.find((each) => each.id === id);
  if (!entry) throw new Error(`The catalogue has no ${id}.`);
  return entry;
};

const act = (en: string, price: number) => ({ id: "act", name: { en, es: "Acto" }, price });

test.each<[rule: string, what: string, change: (practice: Practice) => void]>([
  [
    "charges-left-out",
    "a fee that is part of a longer number",
    (practice) => {
      practice.rates.payroll.perEmployee = 6_00;
      entryOf(practice, "payroll").description = { en: "From $60 a month", es: "Desde $60 al mes" };
    },
  ],
  [
    "charges-left-out",
    "a fee that only English names",
    (practice) => {
      practice.rates.payroll.perEmployee = 6_00;
      entryOf(practice, "payroll").description = { en: "Plus $6 a person", es: "Nómina" };
    },
  ],
  [
    "charges-left-out",
    "a state fee that only English names",
    (practice) => {
      entryOf(practice, "business-formation").description = { en: "Plus the $300 state fee", es: "Su LLC" };
    },
  ],
  [
    "client-counts",
    "two counts in words",
    ({ proof }) => {
      Object.assign(proof, { heroClients: "Thousands", satisfiedClients: "Hundreds" });
    },
  ],
  [
    "notary-fees",
    "a further signature at the price of the first",
    ({ rates }) => {
      rates.notary.acts.push(act("Each further signature", 10_00));
    },
  ],
])("%s finds %s", (id, _what, change) => {
  const facts = { ...clean, practice: structuredClone(clean.practice) };
  change(facts.practice);
  expect(launchRules.find((rule) => rule.id === id)?.find(facts)).toHaveLength(1);
});

test("the sample practice raises every question that there is, so that none asks of words which are gone", () => {
  // Its privacy page says what the office keeps, but for these months.
  const retention = { inquiryMonths: 6, clientMonths: 12 };
  const sample = readLaunchFacts({ ...circumstances, retention });
  const proposals = launchRules.flatMap(({ find }) =>
    find(sample).flatMap(({ proposal }) => Object.values(bothWords(proposal))),
  );
  const raised = proposals.flatMap((each) => /\banswer ([\w-]+) in/.exec(each)?.slice(1) ?? []);
  expect([...new Set(raised)].sort()).toEqual(Object.keys(launchQuestions.en).sort());
});
