import type { Both, Locale } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** The calendar in which a visitor takes an appointment; `zone` and `office` are the two time zones. */
const en = {
  dialogHeading: "Book an appointment",
  /** Where Cal.com's calendar takes the place of our own. */
  cal: {
    heading: "Choose a day and a time",
    loading: "Opening the booking calendar…",
    failed: "The booking calendar could not be opened here. Please use the link below, or call us.",
    open: "Open the booking calendar on its own page (in a new tab)",
  },
  headings: {
    calendar: "Choose a day and a time",
    details: "Your details",
    taken: "That time was just taken",
    booked: "Your appointment is booked",
  },
  type: "What is it about?",
  loading: "Looking for free times…",
  asList: "See the free times as a list",
  // Stands in the place of the calendar where no script runs, above the link to the list.
  plain: "Choose your time from a list of all free times.",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  noFreeTimes: "no free times",
  today: "today",
  emptyMonth: "No free times in {month}.",
  emptyLast: "No free times in {month}. Please call us at {phone}, and we will find one together.",
  seeNextMonth: "See the next month",
  failed:
    "We could not load the free times. Please check your connection and try again, or call us at {phone}.",
  tryAgain: "Try again",
  chooseDay: "Choose a day to see its free times.",
  counted: { one: "{count} free time", other: "{count} free times" },
  zone: "Times are in your time zone: {zone}.",
  bothZones: "Times are in your time zone: {zone}. Beside each is the time at our office: {office}.",
  atOffice: "{time} at our office",
  minutes: "{minutes} minutes",
  change: "Change the time",
  labels: {
    name: "Full name",
    email: "E-mail",
    phone: "Phone",
    language: "Language of our messages",
    comments: "Anything we should know?",
  },
  // Each names the other language in that language too: who chose the wrong page can still read the choice.
  languages: { en: "In English", es: "In Spanish (español)" } satisfies Record<Locale, string>,
  submit: "Book this time",
  submitting: "Booking...",
  failure:
    "We could not book your appointment. What you typed is still here: please try again in a moment, or call us at {phone}.",
  taken: {
    text: "Somebody else was a moment faster. What you typed is kept; these are the nearest free times:",
    none: "What you typed is kept. Please choose another time.",
    back: "See the calendar",
  },
  booked: {
    sent: "We sent a confirmation to {email}.",
    manage: "See, move or cancel it",
    calendar: "Add it to your calendar",
    close: "Close",
    another: "Book another appointment",
  },
} as const;

const es: Words<typeof en> = {
  dialogHeading: "Reserve una cita",
  cal: {
    heading: "Elija el día y la hora",
    loading: "Abriendo el calendario de citas…",
    failed: "No se pudo abrir aquí el calendario de citas. Use el enlace de abajo o llámenos, por favor.",
    open: "Abrir el calendario de citas en su propia página (en otra pestaña)",
  },
  headings: {
    calendar: "Elija el día y la hora",
    details: "Sus datos",
    taken: "Esa hora se acaba de ocupar",
    booked: "Su cita está reservada",
  },
  type: "¿Para qué es la cita?",
  loading: "Buscando horas disponibles…",
  asList: "Ver las horas disponibles en una lista",
  plain: "Elija su hora en la lista de todas las que están disponibles.",
  previousMonth: "Mes anterior",
  nextMonth: "Mes siguiente",
  noFreeTimes: "sin horas disponibles",
  today: "hoy",
  emptyMonth: "No hay horas disponibles en {month}.",
  emptyLast: "No hay horas disponibles en {month}. Llámenos al {phone} y buscaremos una juntos.",
  seeNextMonth: "Ver el mes siguiente",
  failed:
    "No pudimos cargar las horas disponibles. Revise su conexión e inténtelo de nuevo, o llámenos al {phone}.",
  tryAgain: "Intentar de nuevo",
  chooseDay: "Elija un día para ver las horas disponibles.",
  counted: { one: "{count} hora disponible", other: "{count} horas disponibles" },
  zone: "Las horas son de su zona horaria: {zone}.",
  bothZones: "Las horas son de su zona horaria: {zone}. Al lado está la hora de nuestra oficina: {office}.",
  atOffice: "{time} en nuestra oficina",
  minutes: "{minutes} minutos",
  change: "Cambiar la hora",
  labels: {
    name: "Nombre completo",
    email: "Correo electrónico",
    phone: "Teléfono",
    language: "Idioma de nuestros mensajes",
    comments: "¿Algo que debamos saber?",
  },
  languages: { en: "En inglés (English)", es: "En español" },
  submit: "Reservar esta hora",
  submitting: "Reservando...",
  failure:
    "No pudimos reservar su cita. Lo que escribió sigue aquí: inténtelo de nuevo en un momento o llámenos al {phone}.",
  taken: {
    text: "Otra persona se le adelantó. Lo que escribió sigue aquí; estas son las horas disponibles más cercanas:",
    none: "Lo que escribió sigue aquí. Elija otra hora, por favor.",
    back: "Ver el calendario",
  },
  booked: {
    sent: "Enviamos una confirmación a {email}.",
    manage: "Verla, cambiarla o cancelarla",
    calendar: "Agregarla a su calendario",
    close: "Cerrar",
    another: "Reservar otra cita",
  },
};

export type SchedulerWords = Words<typeof en>;
export const calendarWords: Both<SchedulerWords> = { en, es };
