import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** The practice's own letter, calendar entry and calendar feed are in English, the language of the staff. */
const practice = {
  titles: {
    booked: "New appointment",
    moved: "Appointment moved",
    cancelled: "Appointment cancelled",
    "reminder-day": "Upcoming appointment",
    "reminder-hour": "Appointment begins soon",
  },
  speaks: {
    en: "The visitor chose letters in English.",
    es: "The visitor chose letters in Spanish: please speak and write to them in Spanish.",
  },
  visitorTime: "Visitor's time ({zone})",
  person: { name: "Name", email: "E-mail", phone: "Phone", comments: "Note" },
  manage: "See, move or cancel",
  about: "About this appointment",
  foot: "Sent by the website of {name} when an appointment is booked, moved or cancelled.",
  // The feed goes into a calendar of the staff, where an entry can be dragged and the appointment stays as it was.
  feed: {
    name: "Appointments – {name}",
    description: "Appointments that visitors booked on the website. Changes made here do not reach them.",
  },
} as const;
export const practiceAppointmentWords: Words<typeof practice> = practice;

const en = {
  titles: {
    booked: "Your appointment is confirmed",
    moved: "Your appointment has been moved",
    cancelled: "Your appointment is cancelled",
    "reminder-day": "Reminder of your appointment",
    "reminder-hour": "Your appointment begins soon",
  },
  greeting: "Hello {person},",
  intro: {
    booked: "Thank you for booking with us. This is what we have noted:",
    moved: "Your appointment has a new time. The old one no longer counts.",
    cancelled:
      "This appointment no longer takes place. If you still need us, choose another time whenever it suits you.",
    "reminder-day": "You have an appointment with us. These are the details:",
    "reminder-hour": "These are the details of your appointment with us:",
  },
  /** The type of an appointment that has since left the practice's list. */
  unnamed: "Appointment",
  facts: {
    what: "Appointment",
    length: "Length",
    when: "When",
    yourTime: "Your time ({zone})",
    officeTime: "Time at our office",
    oldTime: "Old time",
    place: "Where",
  },
  changes: {
    online:
      "You can move or cancel your appointment online until {notice} before it begins. After that, please call us at {phone}.",
    untilStart:
      "You can move or cancel your appointment online until it begins. At short notice, please call us at {phone}.",
    // The notice of appointments.yaml has passed; the phone takes what the links no longer do.
    late: "Changes are no longer possible online. If something has come up, please call us at {phone}.",
  },
  manage: "See, move or cancel",
  see: "See your appointment",
  calendar: "Add to your calendar",
  again: "Book a new appointment",
  // Anybody can type anybody's address, so the letter says why it came and what to do about it.
  why: "You are receiving this e-mail because an appointment was booked on our website with this address. If it was not you, please call us at {phone}.",
} as const;

const es: Words<typeof en> = {
  titles: {
    booked: "Su cita está confirmada",
    moved: "Su cita quedó reprogramada",
    cancelled: "Su cita quedó cancelada",
    "reminder-day": "Recordatorio de su cita",
    "reminder-hour": "Su cita comienza pronto",
  },
  greeting: "Hola, {person}:",
  intro: {
    booked: "Gracias por reservar su cita con nosotros. Estos son los datos:",
    moved: "Su cita tiene nueva fecha y hora. Las anteriores ya no son válidas.",
    cancelled:
      "Esta cita ya no se llevará a cabo. Si todavía nos necesita, elija otra hora cuando le convenga.",
    "reminder-day": "Usted tiene una cita con nosotros. Estos son los datos:",
    "reminder-hour": "Estos son los datos de su cita con nosotros:",
  },
  unnamed: "Cita",
  facts: {
    what: "Cita",
    length: "Duración",
    when: "Fecha y hora",
    yourTime: "En su hora local ({zone})",
    officeTime: "En la hora de nuestra oficina",
    oldTime: "Fecha y hora anteriores",
    place: "Lugar",
  },
  changes: {
    online:
      "Puede cambiar o cancelar su cita en línea hasta {notice} antes de que comience. Después, llámenos al {phone}.",
    untilStart:
      "Puede cambiar o cancelar su cita en línea hasta que comience. Si falta poco tiempo, llámenos al {phone}.",
    late: "Ya no es posible hacer cambios en línea. Si le surgió algún imprevisto, llámenos al {phone}.",
  },
  manage: "Ver, cambiar o cancelar",
  see: "Ver su cita",
  calendar: "Agregar a su calendario",
  again: "Reservar otra cita",
  why: "Usted recibe este correo porque alguien reservó una cita en nuestro sitio con esta dirección. Si no fue usted, llámenos al {phone}.",
};

/** The letters and calendar entries that a visitor gets about an appointment. */
export const visitorAppointmentWords: Both<Words<typeof en>> = { en, es };
