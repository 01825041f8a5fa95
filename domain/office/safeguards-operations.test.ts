import * as v from "valibot";
import { expect, test } from "vitest";
import { incidentFields } from "./safeguards-operations.ts";

const read = (people: string) => {
  const { output, issues } = v.safeParse(incidentFields, {
    text: "A laptop was stolen",
    fromDay: "2026-11-20",
    toDay: "2026-11-20",
    people,
  });
  return issues?.[0].message ?? (output as { people: string }).people;
};

test("the number of people in reach is read as it is written, and refused when it is none", () => {
  expect(["", "600", "1,200", "1.200", "12 000"].map(read)).toEqual(["", "600", "1200", "1200", "12000"]);
  expect(["abc", "-3", "1,2", "600.5"].map(read)).toEqual(Array(4).fill("count-invalid"));
});
