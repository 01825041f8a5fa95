import { ownTypesOf, tiersWithoutType, typesWithoutTier } from "#domain/appointments/tier-appointments.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const levelsWithoutAppointment: Rule = {
  id: "levels-without-appointment",
  severity: "warning",
  title: "Levels and appointments of different lengths",
  reason:
    "Whoever chooses the level books an appointment that is too short or too long, or never gets to one.",
  source: sources.ownPractice,
  find: ({ practice, at }) => {
    const placeOfType = (id: string) =>
      at("appointments", `types.${practice.appointments.types.findIndex((type) => type.id === id)}.minutes`);
    const levels = tiersWithoutType(practice).map(({ setName, tier }) => {
      const types = ownTypesOf(practice, setName);
      const lengths = [...new Set(types.map(({ minutes }) => minutes))].join(", ");
      return {
        places: [
          at("tiers", `${setName}.tiers.${practice.tiers[setName].tiers.indexOf(tier)}.minutes`),
          ...types.map(({ id }) => placeOfType(id)),
        ],
        says: {
          en: `“${tier.name.en}” has ${tier.minutes} minutes; minutes of its appointments: ${lengths}.`,
          es: `“${tier.name.es}” tiene ${tier.minutes} minutos; minutos de sus citas: ${lengths}.`,
        },
        proposal: {
          en: "Give the level the minutes of one of them, or one of them those of the level.",
          es: "Ponga en el nivel los minutos de una de ellas, o en una de ellas los del nivel.",
        },
      };
    });
    const types = typesWithoutTier(practice).map(({ id, name, minutes }) => ({
      places: [placeOfType(id)],
      says: {
        en: `No level is booked as “${name.en}” (minutes: ${minutes}).`,
        es: `Ningún nivel se reserva como “${name.es}” (minutos: ${minutes}).`,
      },
      proposal: {
        en: "Give a level of its page these minutes, or take the appointment out.",
        es: "Ponga estos minutos en un nivel de su página, o quite la cita.",
      },
    }));
    return [...levels, ...types];
  },
};
