import type { Both } from "#domain/locale.ts";

/** For who works in another time zone than the practice. */
export const zoneNoteWords: Both<string> = {
  en: "All times here are the practice's: {zone}.",
  es: "Aquí todas las horas son las de la oficina: {zone}.",
};
