import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { findTier, tierId, tiersWithoutType, typeIdOfTier, typesWithoutTier } from "./tier-appointments.ts";

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
  expect([tiersWithoutType(practice), typesWithoutTier(practice)]).toEqual([[], []]);
  expect(typeOf("virtual/haircut")).toBeUndefined();
  expect(typeOf("")).toBeUndefined();
});

test("the length of an appointment is what it says, not what its id says, and it is never of another kind", () => {
  const { tiers, appointments } = practice;
  const types = appointments.types.map((type) =>
    type.id === "virtual-60" ? { ...type, minutes: 75 } : type,
  );
  const [tier] = tiers.virtual.tiers;
  if (!tier) throw new Error("no level by video");
  const typeIn = (minutes: number | undefined) =>
    typeIdOfTier(
      { ...practice, appointments: { ...appointments, types } },
      { setName: "virtual", tier: { ...tier, minutes } },
    );
  expect([75, 60, undefined].map(typeIn)).toEqual(["virtual-60", "virtual-90", "consultation"]);
});

test("a type of a set that no level of it is booked as is found, and one of all kinds is none", () => {
  const { tiers } = practice;
  const virtual = { ...tiers.virtual, tiers: tiers.virtual.tiers.slice(0, 2) };
  const types = typesWithoutTier({ ...practice, tiers: { ...tiers, virtual } });
  expect(types.map(({ id }) => id)).toEqual(["virtual-90"]);
});
