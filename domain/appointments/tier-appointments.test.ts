import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { findTier, tierId, typeIdOfTier } from "./tier-appointments.ts";

const practice = loadPractice();
const typeOf = (id: string) => {
  const chosen = findTier(practice, id);
  return chosen && typeIdOfTier(practice, chosen);
};

test("a tier fixes the type of its appointment: virtual ones their own length, others the consultation", () => {
  const ids = practice.tiers.virtual.tiers.map((tier) => tierId("virtual", tier));
  expect(ids.map(typeOf)).toEqual(["virtual-45", "virtual-60", "virtual-90"]);
  for (const setName of ["inPerson", "mobileApp"] as const) {
    const types = practice.tiers[setName].tiers.map((tier) => typeOf(tierId(setName, tier)));
    expect(new Set(types)).toEqual(new Set(["consultation"]));
  }
  expect(typeOf("virtual/haircut")).toBeUndefined();
  expect(typeOf("")).toBeUndefined();
});
