import type { Both } from "#domain/locale.ts";

/** What a day is called that the office closed in its calendar; why, only the office sees. */
export const closedDay: Both = { en: "Closed", es: "Cerrado" };
