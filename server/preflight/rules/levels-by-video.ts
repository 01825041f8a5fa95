import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const levelsByVideo: Rule = {
  id: "levels-by-video",
  severity: "warning",
  title: "Levels without a price by video",
  reason: "Somebody with rent or stocks finds a price at the office and none by video.",
  source: sources.ownPractice,
  find: ({ practice, at }) => {
    const [office, video] = [practice.tiers.inPerson.tiers, practice.tiers.virtual.tiers];
    if (video.length >= office.length) return [];
    return [
      {
        places: [at("tiers", "virtual.tiers"), at("tiers", "inPerson.tiers")],
        says: {
          en: `Levels by video: ${video.length}; at the office: ${office.length}.`,
          es: `Niveles por video: ${video.length}; en la oficina: ${office.length}.`,
        },
        proposal: {
          en: "Investors: quoted after your free consultation",
          es: "Inversionistas: cotización después de su consulta gratis",
        },
      },
    ];
  },
};
