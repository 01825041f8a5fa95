import { weekdays } from "#domain/practice/weekdays.ts";
import type { Rule } from "../facts/rule.ts";
import { placeOf } from "../facts/source-text.ts";
import { sources } from "../facts/sources.ts";

export const answerPromise: Rule = {
  id: "answer-promise",
  severity: "warning",
  title: "An answer promised within hours in which the office is closed",
  reason: "On a Friday evening the headline says 24 hours and the terms say the next business day.",
  source: sources.circular230,
  find: ({ practice, texts, at }) => {
    const { responseHours } = practice.proof;
    const openDays = new Set(practice.hours[practice.hours.replyBy].openings.flatMap(({ days }) => days));
    if (openDays.size === weekdays.length || responseHours >= 72) return [];
    const term = texts.find(
      ({ file, text }) => /[\\/]terms\.md$/.test(file) && /next business day/i.test(text),
    );
    return [
      {
        places: [at("proof", "responseHours"), ...(term ? [placeOf(term)] : [])],
        says: {
          en: `Hours: ${responseHours}; days of the week on which you are closed: ${weekdays.length - openDays.size}.`,
          es: `Horas: ${responseHours}; días de la semana en que cierra: ${weekdays.length - openDays.size}.`,
        },
        proposal: {
          en: `Within ${responseHours} hours, or by the end of the next business day if we are closed.`,
          es: `En menos de ${responseHours} horas o, si estamos cerrados, a más tardar al cierre del siguiente día hábil.`,
        },
      },
    ];
  },
};
