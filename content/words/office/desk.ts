import type { FormKind } from "#domain/forms/form-kinds.ts";
import type { Both, Locale } from "#domain/locale.ts";
import type { Stage } from "#domain/people/people.ts";
import type { Words } from "../../format/fill-in.ts";

/** What several screens of the desk say of people, times and connections. */
const en = {
  stages: {
    new: "New",
    talking: "In contact",
    booked: "Booked",
    client: "Client",
    closed: "Closed",
  } satisfies Record<Stage, string>,
  languages: { en: "English", es: "Spanish" } satisfies Record<Locale, string>,
  forms: {
    hero: "Request from the home page",
    contact: "Message",
    consultation: "Consultation request",
    business: "Business plan",
    booking: "Booking request",
    quiz: "Filing quiz",
    newsletter: "Newsletter",
    appointment: "Appointment",
  } satisfies Record<FormKind, string>,
  /** For a screen reader, in the place of "EN" or "EN/ES". */
  writes: "writes {language}",
  writesAndSpeaks: "writes {writes}, speaks {speaks}",
  byHand: "Added by the office",
  deletedOn: "Will be deleted on {moment}",
  nobody: "Nobody",
  you: "You",
  /** Heads the list of who waits. */
  toAnswer: "Answer by",
  /** By when somebody is answered, or a next step is done; `{time}` is like "40 min" or "1 h 20 min". */
  clock: {
    late: "{time} late",
    daysLate: { one: "1 day late", other: "{count} days late" },
    by: { answer: "Answer by", do: "Do by" },
    within: { answer: "Answer within", do: "Do within" },
  },
  answeredAgo: "{name} answered {time} ago",
  answeredNow: "{name} answered just now",
  more: "Show more",
  listed: { one: "1 in the list", other: "{count} in the list" },
  listedFirst: "The first {count} are in the list",
  refresh: "Refresh",
  couldNotRefresh: "Could not refresh, {time}.",
} as const;

const es: Words<typeof en> = {
  stages: {
    new: "Persona nueva",
    talking: "En contacto",
    booked: "Con cita",
    client: "Cliente",
    closed: "Cerrado",
  },
  languages: { en: "inglés", es: "español" },
  forms: {
    hero: "Solicitud de la página de inicio",
    contact: "Mensaje",
    consultation: "Solicitud de consulta",
    business: "Plan de negocio",
    booking: "Solicitud de reserva",
    quiz: "Cuestionario de declaración",
    newsletter: "Boletín",
    appointment: "Cita",
  },
  writes: "escribe en {language}",
  writesAndSpeaks: "escribe en {writes}, habla en {speaks}",
  byHand: "Agregado por la oficina",
  deletedOn: "Se borra el {moment}",
  nobody: "Nadie",
  you: "Usted",
  toAnswer: "Por contestar",
  clock: {
    late: "{time} de retraso",
    daysLate: { one: "1 día de retraso", other: "{count} días de retraso" },
    by: { answer: "Plazo para contestar:", do: "Plazo:" },
    within: { answer: "Contestar en", do: "Hacer en" },
  },
  answeredAgo: "{name} contestó hace {time}",
  answeredNow: "{name} acaba de contestar",
  more: "Ver más",
  listed: { one: "1 en la lista", other: "{count} en la lista" },
  listedFirst: "{count} en la lista; hay más",
  refresh: "Actualizar",
  couldNotRefresh: "No se pudo actualizar, {time}.",
};

export type DeskWords = Words<typeof en>;
export const deskWords: Both<DeskWords> = { en, es };
