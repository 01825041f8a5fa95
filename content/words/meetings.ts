import type { Both } from "#domain/locale.ts";
import type { MeetingWay } from "#domain/practice/appointment-choices.ts";
import type { Words } from "../format/fill-in.ts";

/** How practice and visitor meet: to choose from, and where to be, in a sentence for the visitor. */
const en = {
  ways: {
    phone: "By phone",
    video: "By video call",
    office: "At our office",
    visit: "At your address",
  } satisfies Record<MeetingWay, string>,
  sentences: {
    phone: "We will call you at {phone}.",
    video: "We will email you the video link an hour before.",
    office: "Come to {office}. {note}",
    visit: "We will come to the address of your appointment.",
  } satisfies Record<MeetingWay, string>,
  /** On the page of the appointment. */
  visitAt: "We will come to {address}.",
  /** Where the practice has one room for all. */
  videoRoom: "Join the video call at {link}",
  /** In letters of the last hour. */
  videoSoon: "The video link comes in a separate email. If you do not have it, please call us.",
} as const;

const es: Words<typeof en> = {
  ways: {
    phone: "Por teléfono",
    video: "Por videollamada",
    office: "En nuestra oficina",
    visit: "En su dirección",
  },
  sentences: {
    phone: "Le llamaremos al {phone}.",
    video: "Una hora antes le mandamos por correo electrónico el enlace de la videollamada.",
    office: "Venga a {office}. {note}",
    visit: "Iremos a la dirección de su cita.",
  },
  visitAt: "Iremos a {address}.",
  videoRoom: "Entre a la videollamada en {link}",
  videoSoon:
    "El enlace de la videollamada llega en otro correo electrónico. Si no lo tiene, llámenos, por favor.",
};

export const meetingWords: Both<Words<typeof en>> = { en, es };
