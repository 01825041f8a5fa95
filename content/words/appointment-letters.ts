import type { Both } from "#domain/locale.ts";
import type { MeetingWay } from "#domain/practice/appointment-choices.ts";
import type { Words } from "../format/fill-in.ts";

/** The practice's own letter, calendar entry and calendar feed are in English, the language of the staff. */
const practice = {
  titles: {
    booked: "New appointment",
    moved: "Appointment rescheduled",
    changed: "Appointment changed",
    cancelled: "Appointment canceled",
    "reminder-two-days": "Upcoming appointment",
    "reminder-day": "Upcoming appointment",
    "reminder-two-hours": "Appointment begins soon",
    "reminder-hour": "Appointment begins soon",
  },
  speaks: {
    en: "The visitor gets emails in English.",
    es: "The visitor gets emails in Spanish: please speak and write to them in Spanish.",
  },
  /** Of whom no email reaches. */
  speaksOnly: {
    en: "Please speak to them in English.",
    es: "Please speak to them in Spanish.",
  },
  visitorTime: "Visitor's time ({zone})",
  videoRoom: "By video call at {link}",
  /** Where to be, for the staff. */
  meetings: {
    phone: "By phone: call {phone}",
    video: "By video call: email the link an hour before",
    office: "At the office",
    visit: "Visit: {address}",
  } satisfies Record<MeetingWay, string>,
  person: { name: "Name", email: "Email", phone: "Phone", comments: "Note" },
  manage: "View, reschedule or cancel",
  about: "About this appointment",
  foot: "Sent by the website of {name} when an appointment is booked, changed or canceled.",
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
    moved: "Your appointment has been rescheduled",
    changed: "Your appointment has changed",
    cancelled: "Your appointment has been canceled",
    "reminder-two-days": "Reminder of your appointment",
    "reminder-day": "Reminder of your appointment",
    "reminder-two-hours": "Your appointment begins soon",
    "reminder-hour": "Your appointment begins soon",
  },
  greeting: "Hello {person},",
  intro: {
    booked: "Thank you for booking with us. Here are the details:",
    moved: "Your appointment has been rescheduled. Please disregard the previous time.",
    changed: "How we meet has changed. The date and time stay the same. Here are the details:",
    sameTime: "The date and time stay the same. Here are the details:",
    cancelled:
      "This appointment has been canceled. If you still need us, you can book a new one at any time.",
    "reminder-two-days": "You have an appointment with us. Here are the details:",
    "reminder-day": "You have an appointment with us. Here are the details:",
    "reminder-two-hours": "Here are the details of your appointment with us:",
    "reminder-hour": "Here are the details of your appointment with us:",
  },
  newAddress:
    "The address of our visit has changed. The new one is on the page of your appointment; if you do not see it there, please call us at {phone}.",
  /** The type of an appointment that has since left the practice's list. */
  unnamed: "Appointment",
  facts: {
    what: "Appointment",
    tier: "Service level",
    length: "Length",
    when: "When",
    yourTime: "Your time ({zone})",
    officeTime: "Texas time (our office)",
    oldTime: "Previous time",
    place: "How we meet",
  },
  changes: {
    online:
      "You can reschedule or cancel online until {notice} before your appointment. After that, please call us at {phone}.",
    untilStart:
      "You can reschedule or cancel online until your appointment begins. At short notice, please call us at {phone}.",
    // The notice of appointments.yaml has passed; the phone takes what the links no longer do.
    late: "To reschedule or cancel this close to your appointment, please call us at {phone}.",
  },
  manage: "View, reschedule or cancel",
  see: "View your appointment",
  calendar: "Add to your calendar",
  join: "Join the video call",
  again: "Book a new appointment",
  // Anybody can type anybody's address, so the letter says why it came and what to do about it.
  why: "You are receiving this email because an appointment was booked on our website with this address. If you did not book it, please call us at {phone}.",
  whySpoken:
    "You are receiving this email because we booked this appointment for you when you spoke with us. If you did not ask for it, please call us at {phone}.",
} as const;

const es: Words<typeof en> = {
  titles: {
    booked: "Su cita está confirmada",
    moved: "Su cita quedó reprogramada",
    changed: "Su cita cambió",
    cancelled: "Su cita quedó cancelada",
    "reminder-two-days": "Recordatorio de su cita",
    "reminder-day": "Recordatorio de su cita",
    "reminder-two-hours": "Su cita comienza pronto",
    "reminder-hour": "Su cita comienza pronto",
  },
  greeting: "Hola, {person}:",
  intro: {
    booked: "Gracias por reservar su cita con nosotros. Estos son los datos:",
    moved: "Su cita tiene nueva fecha y hora. Las anteriores ya no son válidas.",
    changed: "Cambió la forma de reunirnos. La fecha y la hora siguen igual. Estos son los datos:",
    sameTime: "La fecha y la hora siguen igual. Estos son los datos:",
    cancelled: "Su cita quedó cancelada. Si todavía nos necesita, puede reservar otra cuando guste.",
    "reminder-two-days": "Usted tiene una cita con nosotros. Estos son los datos:",
    "reminder-day": "Usted tiene una cita con nosotros. Estos son los datos:",
    "reminder-two-hours": "Estos son los datos de su cita con nosotros:",
    "reminder-hour": "Estos son los datos de su cita con nosotros:",
  },
  newAddress:
    "Cambió la dirección de nuestra visita. La nueva está en la página de su cita; si no la ve ahí, llámenos al {phone}.",
  unnamed: "Cita",
  facts: {
    what: "Cita",
    tier: "Nivel de servicio",
    length: "Duración",
    when: "Fecha y hora",
    yourTime: "En su hora local ({zone})",
    officeTime: "Hora de Texas (nuestra oficina)",
    oldTime: "Fecha y hora anteriores",
    place: "Cómo nos reunimos",
  },
  changes: {
    online:
      "Puede cambiar o cancelar su cita en línea hasta {notice} antes de que comience. Después, llámenos al {phone}.",
    untilStart:
      "Puede cambiar o cancelar su cita en línea hasta que comience. Si falta poco tiempo, llámenos al {phone}.",
    late: "Con tan poco tiempo, para cambiar o cancelar su cita llámenos al {phone}.",
  },
  manage: "Ver, cambiar o cancelar",
  see: "Ver su cita",
  calendar: "Agregar a su calendario",
  join: "Entrar a la videollamada",
  again: "Reservar otra cita",
  why: "Recibe este correo porque en nuestro sitio se reservó una cita con esta dirección. Si no fue usted, llámenos al {phone}.",
  whySpoken:
    "Recibe este correo porque le reservamos esta cita cuando habló con nosotros. Si no la pidió, llámenos al {phone}.",
};

/** The letters and calendar entries that a visitor gets about an appointment. */
export const visitorAppointmentWords: Both<Words<typeof en>> = { en, es };
