import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  lead: "What was judged spam stays here for 30 days. A person may be among it.",
  empty: "No spam in 30 days.",
  rescue: "Not spam",
  rescuing: "One moment…",
  deleted: "will be deleted {moment}",
  wanted: "Suspected bot: asked for {moment}. No time was given.",
  wantedUnknown: "Suspected bot: asked for an appointment. No time was given.",
  reasons: {
    honeypot: "a field that people do not see was filled",
    "form-token-missing": "sent without our form",
    "form-token-too-old": "the form was very old",
    "many-links": "many links",
    "several-links": "several links",
    link: "a link",
    "link-in-name": "a link in the name",
    bbcode: "forum code",
    "spam-phrase": "words of advertising",
    "foreign-script": "another script",
    "same-text-everywhere": "the same text in every field",
    staff: "tagged by the office",
  },
  otherReason: "other signs",
  done: {
    rescued: { title: "Not spam", text: "{name} is on the list of people to answer." },
    booked: { title: "Not spam", text: "{name} has the appointment." },
    "slot-taken": {
      title: "Not spam",
      text: "The time is taken. {name} is on the list of people to answer.",
    },
    "time-past": { title: "Not spam", text: "The time is over. {name} is on the list of people to answer." },
  },
  open: "Open the card",
  tag: "Tag as spam",
  tagged: {
    title: { one: "1 person tagged as spam", other: "{count} people tagged as spam" },
    text: "You find them under Spam for 30 days. Appointments to come are canceled without an email.",
  },
  notTagged: {
    one: "1 person was not tagged: clients, people you keep and people without a message stay.",
    other: "{count} people were not tagged: clients, people you keep and people without a message stay.",
  },
} as const;

const es: Words<typeof en> = {
  lead: "Lo que se consideró spam se queda aquí 30 días. Puede haber una persona entre ello.",
  empty: "No hubo spam en 30 días.",
  rescue: "No es spam",
  rescuing: "Un momento…",
  deleted: "se borra: {moment}",
  wanted: "Posible robot: pidió el {moment}. No se le dio ningún horario.",
  wantedUnknown: "Posible robot: pidió una cita. No se le dio ningún horario.",
  reasons: {
    honeypot: "llenó un campo que las personas no ven",
    "form-token-missing": "enviado sin nuestro formulario",
    "form-token-too-old": "el formulario era muy viejo",
    "many-links": "muchos enlaces",
    "several-links": "varios enlaces",
    link: "un enlace",
    "link-in-name": "un enlace en el nombre",
    bbcode: "código de foro",
    "spam-phrase": "palabras de publicidad",
    "foreign-script": "otra escritura",
    "same-text-everywhere": "el mismo texto en todos los campos",
    staff: "lo marcó la oficina",
  },
  otherReason: "otras señales",
  done: {
    rescued: { title: "No es spam", text: "{name} está en la lista de personas por contestar." },
    booked: { title: "No es spam", text: "{name} tiene la cita." },
    "slot-taken": {
      title: "No es spam",
      text: "El horario ya se ocupó. {name} está en la lista de personas por contestar.",
    },
    "time-past": {
      title: "No es spam",
      text: "El horario ya pasó. {name} está en la lista de personas por contestar.",
    },
  },
  open: "Abrir la ficha",
  tag: "Marcar como spam",
  tagged: {
    title: { one: "1 persona marcada como spam", other: "{count} personas marcadas como spam" },
    text: "Durante 30 días las encuentra en Spam. Sus próximas citas se cancelan sin enviar ningún correo.",
  },
  notTagged: {
    one: "No se marcó a 1 persona: los clientes, las personas que usted conserva y las que no enviaron ningún mensaje se quedan.",
    other:
      "No se marcó a {count} personas: los clientes, las personas que usted conserva y las que no enviaron ningún mensaje se quedan.",
  },
};

export const spamWords: Both<Words<typeof en>> = { en, es };
