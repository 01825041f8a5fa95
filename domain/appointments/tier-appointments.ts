import type { AppointmentType } from "../practice/appointment-rules.ts";
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

export const listTiers = (tiers: Practice["tiers"]): FoundTier[] =>
  (Object.keys(tiers) as SetName[]).flatMap((setName) =>
    tiers[setName].tiers.map((tier) => ({ setName, tier })),
  );

/** The types of appointment that a set of tiers has of its own, which their ids say. */
export const ownTypesOf = ({ appointments }: Pick<Practice, "appointments">, setName: SetName) =>
  appointments.types.filter(({ id }) => id.startsWith(`${setName}-`));

/** The tiers with minutes that no type of their set has, where it has types of its own. */
export function tiersWithoutType(practice: Pick<Practice, "appointments" | "tiers">): FoundTier[] {
  return listTiers(practice.tiers).filter(({ setName, tier }) => {
    const own = ownTypesOf(practice, setName);
    return tier.minutes && own.length > 0 && own.every(({ minutes }) => minutes !== tier.minutes);
  });
}

/** The types of appointment that a set of tiers has of its own, and that no tier is booked as. */
export function typesWithoutTier(practice: Practice): AppointmentType[] {
  const booked = new Set(listTiers(practice.tiers).map((found) => typeIdOfTier(practice, found)));
  return (Object.keys(practice.tiers) as SetName[])
    .flatMap((setName) => ownTypesOf(practice, setName))
    .filter(({ id }) => !booked.has(id));
}

/** The id of the type that a tier is booked as: of its set's own the one of its length, else a consultation. */
export function typeIdOfTier(practice: Practice, { setName, tier }: FoundTier): string {
  const own = tier.minutes ? ownTypesOf(practice, setName) : [];
  // Where none is as long, the last of them rather than another kind; the office is told.
  const type =
    own.find(({ minutes }) => minutes === tier.minutes) ?? own.at(-1) ?? practice.appointments.types[0];
  return type?.id ?? "";
}
