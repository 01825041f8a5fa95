import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** The deadline banner and the calendar feed. */
const en = {
  heading: "Tax deadlines",
  // The Spanish plural with three digits is the longest; it has to fit beside the arrows of the banner on a phone.
  daysLeft: { today: "Due today", one: "1 day left", other: "{count} days left" },
  allCaughtUp: "No tax deadlines in the coming months.",
  /** On a page that is older than the dates it was built with; the calendar has those of today. */
  inCalendar: "The next tax dates are in our calendar.",
  previous: "Previous deadline",
  next: "Next deadline",
  pause: "Pause the deadlines",
  resume: "Resume the deadlines",
  calendarLink: "Add these dates to your calendar",
  calendar: {
    name: "Tax deadlines | {practice}",
    description:
      "Federal and Texas tax dates of the next two years; due dates appear on the day to which the law moves them.",
    source: "Official source:",
  },
} as const;

const es: Words<typeof en> = {
  heading: "Fechas límite de impuestos",
  daysLeft: { today: "Vence hoy", one: "Falta 1 día", other: "Faltan {count} días" },
  allCaughtUp: "No hay fechas límite de impuestos en los próximos meses.",
  inCalendar: "Las próximas fechas están en nuestro calendario.",
  previous: "Fecha límite anterior",
  next: "Fecha límite siguiente",
  pause: "Pausar las fechas límite",
  resume: "Reanudar las fechas límite",
  calendarLink: "Agregar estas fechas a su calendario",
  calendar: {
    name: "Fechas límite de impuestos | {practice}",
    description:
      "Fechas de impuestos federales y de Texas de los próximos dos años; los vencimientos ya aparecen en el día al que la ley los pasa.",
    source: "Fuente oficial:",
  },
};

type DeadlineWords = Words<typeof en>;
export const deadlineWords: Both<DeadlineWords> = { en, es };

/** The address of the calendar feed, without its language. */
export const deadlineCalendarPath = "/deadlines.ics";
