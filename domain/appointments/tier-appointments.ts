import type { Practice, Tier } from "../practice/practice.ts";

type SetName = keyof Practice["tiers"];
type FoundTier = { setName: SetName; tier: Tier };

/** The id of a tier that travels with an appointment, such as `virtual/families`. */
export const tierId = (setName: SetName, { id }: Pick<Tier, "id">) => `${setName}/${id}`;

export function findTier({ tiers }: Practice, id: string): FoundTier | undefined {
  return listTiers(tiers).find(({ setName, tier }) => tierId(setName, tier) === id);
}

export const listTierIds = ({ tiers }: Practice): string[] =>
  listTiers(tiers).map(({ setName, tier }) => tierId(setName, tier));

const listTiers = (tiers: Practice["tiers"]): FoundTier[] =>
  (Object.keys(tiers) as SetName[]).flatMap((setName) =>
    tiers[setName].tiers.map((tier) => ({ setName, tier })),
  );

/** The id of the appointment type that a tier is booked as: of its own length, otherwise the first, a consultation. */
export function typeIdOfTier({ appointments }: Practice, { setName, tier }: FoundTier): string {
  const ownId = `${setName}-${tier.minutes}`;
  const type = appointments.types.find(({ id }) => id === ownId) ?? appointments.types[0];
  return type?.id ?? "";
}
