import { expect, test } from "vitest";
import { planNotes, recommendServices } from "./recommendations.ts";

const nothing = { needsBookkeeping: "no", needsPayroll: "no", needsAdvisory: "no" } as const;

test("every plan starts with the formation of the company", () => {
  expect(recommendServices(nothing)[0]).toBe("formation");
  expect(recommendServices({ ...nothing, needsAdvisory: "yes" })).toEqual(["formation", "advisory"]);
});

test("bookkeeping and payroll are recommended only to those who said yes", () => {
  const all = { needsBookkeeping: "yes", needsPayroll: "yes", needsAdvisory: "yes" } as const;
  expect(recommendServices(all)).toEqual(["formation", "bookkeeping", "payroll", "advisory"]);
  const unsure = { needsBookkeeping: "training", needsPayroll: "unsure", needsAdvisory: "yes" } as const;
  expect(recommendServices(unsure)).toEqual(["formation", "advisory"]);
});

test.each(["no", "later"] as const)("who answers %s to advisory is offered quarterly planning", (answer) => {
  const plan = recommendServices({ ...nothing, needsPayroll: "yes", needsAdvisory: answer });
  expect(plan).toEqual(["formation", "payroll", "quarterly-planning"]);
});

test("a plan with a nonresident owner says what that rules out; every plan names the state's fee", () => {
  expect(planNotes({ allUSCitizens: "no" })).toEqual(["nonresident-owner", "texas-filing-fee"]);
  expect(planNotes({ allUSCitizens: "yes" })).toEqual(["texas-filing-fee"]);
});
