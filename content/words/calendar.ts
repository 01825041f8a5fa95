import type { Both, Locale } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** The calendar in which a visitor takes an appointment; `zone` and `office` are the two time zones. */
const en = {
  dialogHeading: "Book an appointment",
  /** Where Cal.com's calendar takes the place of our own. */
  cal: {
    heading: "Choose a day and a time",
    loading: "Opening the booking calendar…",
    failed: "Please open the booking calendar with the link below, or call us.",
    open: "Open the booking calendar on its own page (in a new tab)",
  },
  headings: {
    calendar: "Choose a day and a time",
    details: "Your details",
    taken: "That time is no longer available",
    booked: "Your appointment is booked",
  },
  type: "What is it about?",
  /** Of tiers that are booked as a consultation, which visitors may take for the filing itself. */
  firstTalk: {
    inPerson: "This is the free first talk; there we agree on the time for your tax return.",
    mobileApp:
      "This is the free first talk. The app needs no appointment: send us the request, and we send you the link.",
  },
  loading: "Loading available times…",
  asList: "See available times as a list",
  // Stands in the place of the calendar where no script runs, above the link to the list.
  plain: "Choose from a list of all available times.",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  noFreeTimes: "no available times",
  today: "today",
  emptyMonth: "No available times in {month}.",
  emptyLast: "No available times in {month}. Please call us at {phone}, and we will find one together.",
  seeNextMonth: "See the next month",
  failed:
    "We could not load the available times. Check your connection and try again, or call us at {phone}.",
  tryAgain: "Try again",
  chooseDay: "Choose a day to see its available times.",
  counted: { one: "{count} available time", other: "{count} available times" },
  zone: "Times are in your time zone: {zone}.",
  bothZones:
    "Times are in your time zone: {zone}. Beside each is the time in Texas, where our office is: {office}.",
  atOffice: "{time} Texas time",
  minutes: "{minutes} minutes",
  change: "Change the day or time",
  meeting: "How shall we meet?",
  labels: {
    name: "Full name",
    email: "Email",
    phone: "Phone",
    address: "Address where we should come",
    addressHint: "Street, city and ZIP code",
    language: "Language of our messages",
    comments: "Anything we should know?",
  },
  // Each names the other language in that language too: who chose the wrong page can still read the choice.
  languages: { en: "In English", es: "In Spanish (español)" } satisfies Record<Locale, string>,
  submit: "Book this time",
  submitting: "Booking...",
  failure:
    "We got no answer, so your appointment may already be booked. Please try again in a moment (it will not be booked twice) or call us at {phone}.",
  taken: {
    mayBeYours:
      "Your first try got no answer, so this time may already be booked for you. Look for our email before you choose another.",
    text: "Your details are still here. The nearest available times are:",
    none: "Your details are still here. Please choose another time.",
    back: "See the calendar",
  },
  booked: {
    sent: "Look for our confirmation at {email}. Even if it doesn't arrive, your time is reserved.",
    manage: "View, reschedule or cancel it",
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
    failed: "Abra el calendario de citas con el enlace de abajo o llámenos, por favor.",
    open: "Abrir el calendario de citas en su propia página (en otra pestaña)",
  },
  headings: {
    calendar: "Elija el día y la hora",
    details: "Sus datos",
    taken: "Ese horario ya no está disponible",
    booked: "Su cita está reservada",
  },
  type: "¿Para qué es la cita?",
  firstTalk: {
    inPerson: "Esta es la primera conversación, gratis; ahí acordamos el día y la hora para su declaración.",
    mobileApp:
      "Esta es la primera conversación, gratis. Para la aplicación no necesita cita: envíenos la solicitud y le mandamos el enlace.",
  },
  loading: "Buscando horarios disponibles…",
  asList: "Ver los horarios disponibles en una lista",
  plain: "Elija en la lista de todos los horarios disponibles.",
  previousMonth: "Mes anterior",
  nextMonth: "Mes siguiente",
  noFreeTimes: "sin horarios disponibles",
  today: "hoy",
  emptyMonth: "No hay horarios disponibles en {month}.",
  emptyLast: "No hay horarios disponibles en {month}. Llámenos al {phone} y buscaremos uno juntos.",
  seeNextMonth: "Ver el mes siguiente",
  failed:
    "No pudimos cargar los horarios disponibles. Revise su conexión e inténtelo de nuevo, o llámenos al {phone}.",
  tryAgain: "Intentar de nuevo",
  chooseDay: "Elija un día para ver sus horarios disponibles.",
  counted: { one: "{count} horario disponible", other: "{count} horarios disponibles" },
  zone: "Las horas son de su zona horaria: {zone}.",
  bothZones:
    "Las horas son de su zona horaria: {zone}. Al lado está la hora de Texas, donde está nuestra oficina: {office}.",
  atOffice: "{time}, hora de Texas",
  minutes: "{minutes} minutos",
  change: "Cambiar fecha u hora",
  meeting: "¿Cómo prefiere que nos reunamos?",
  labels: {
    name: "Nombre completo",
    email: "Correo electrónico",
    phone: "Teléfono",
    address: "Dirección a la que debemos ir",
    addressHint: "Calle, ciudad y código postal (ZIP)",
    language: "Idioma de nuestros mensajes",
    comments: "¿Algo que debamos saber?",
  },
  languages: { en: "En inglés (English)", es: "En español" },
  submit: "Reservar este horario",
  submitting: "Reservando...",
  failure:
    "No recibimos respuesta, así que es posible que su cita ya esté reservada. Inténtelo de nuevo en un momento (no se reservará dos veces) o llámenos al {phone}.",
  taken: {
    mayBeYours:
      "Su primer intento quedó sin respuesta, así que es posible que este horario ya esté reservado para usted. Busque nuestro correo electrónico antes de elegir otro.",
    text: "Sus datos siguen aquí. Los horarios disponibles más cercanos son:",
    none: "Sus datos siguen aquí. Elija otro horario, por favor.",
    back: "Ver el calendario",
  },
  booked: {
    sent: "Busque nuestra confirmación en {email}. Aunque no le llegue, el horario es suyo.",
    manage: "Verla, cambiarla o cancelarla",
    calendar: "Agregarla a su calendario",
    close: "Cerrar",
    another: "Reservar otra cita",
  },
};

type SchedulerWords = Words<typeof en>;
export const calendarWords: Both<SchedulerWords> = { en, es };
