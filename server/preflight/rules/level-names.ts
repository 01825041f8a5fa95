import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const levelNames: Rule = {
  id: "level-names",
  severity: "warning",
  title: "One level with several names",
  reason: "A visitor who compares two pages takes them for different services.",
  source: sources.ownPractice,
  find: ({ practice, at }) => {
    // A level is known by its description: its id may differ from page to page.
    const levels = Object.entries(practice.tiers).flatMap(([set, { tiers }]) =>
      tiers.map(({ description, name }, index) => ({
        description,
        name,
        place: at("tiers", `${set}.tiers.${index}.name.en`),
      })),
    );
    return [...Map.groupBy(levels, ({ description }) => description.en).values()].flatMap((same) => {
      const names = [...new Set(same.map(({ name }) => name.en))];
      if (names.length < 2) return [];
      return {
        places: same.map(({ place }) => place),
        says: names.map((name) => `“${name}”`).join(" · "),
        proposal: "Choose one of the names for all pages, in both languages.",
      };
    });
  },
};
