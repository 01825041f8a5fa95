import { hoursLines } from "#content/format/hours-lines.ts";
import type { Locale } from "#domain/locale.ts";
import type { HoursSet } from "#domain/practice/practice.ts";
import type { LaunchFacts } from "../facts/launch-facts.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const contradictingHours: Rule = {
  id: "contradicting-hours",
  severity: "blocker",
  title: "Hours that differ from place to place",
  reason: "Who comes or calls in the wrong one finds nobody.",
  source: sources.deceptiveTrade,
  find: (facts) => {
    const { home, contact } = facts.practice.hours;
    if (shown(home, "en") === shown(contact, "en")) return [];
    return [
      {
        places: [
          facts.at("hours", "home.openings"),
          facts.at("hours", "contact.openings"),
          ...calendarPlaces(facts),
        ],
        says: {
          en: `Home page, footer of every page and calendar: ${shown(home, "en")}. Contact page: ${shown(contact, "en")}.`,
          es: `Inicio, pie de cada página y calendario: ${shown(home, "es")}. Página de contacto: ${shown(contact, "es")}.`,
        },
        proposal: {
          en: "Office: Mon–Fri 9:00 AM–5:00 PM. Outside these hours leave a message; we answer the next business day.",
          es: "Oficina: lunes a viernes, 9:00 a. m.–5:00 p. m. Fuera de ese horario deje un mensaje; respondemos el siguiente día hábil.",
        },
      },
    ];
  },
};

const shown = (hours: HoursSet, locale: Locale) =>
  hoursLines(hours, locale)
    .map((line) => `${line.days} ${line.hours}`)
    .join(", ");

/** Where the calendar takes the hours of the home page. */
function calendarPlaces({ practice, at }: LaunchFacts): string[] {
  const index = practice.appointments.types.findIndex(({ hours }) => hours === "home");
  return index < 0 ? [] : [at("appointments", `types.${index}.hours`)];
}
