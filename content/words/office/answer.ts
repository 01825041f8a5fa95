import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

/** How a person is answered from their card. What goes to the person is taken in the person's language. */
const en = {
  heading: "Answer",
  channels: { whatsapp: "WhatsApp", mail: "Email", call: "Call", note: "Note" },
  book: "Book",
  labels: { subject: "Subject", body: "Text", callNote: "What was said", note: "Note" },
  inLanguage: { en: "in English", es: "in Spanish" },
  openWhatsApp: "Open WhatsApp",
  noPhone: "There is no phone number on file that can be dialed.",
  noEmail: "There is no email address on file.",
  blocked: "This person does not want to be reached in this way, as “Consent” on the card says.",
  send: "Send",
  sending: "Sending…",
  saveNote: "Save the note",
  templates: "Templates",
  offerTimes: "Offer times",
  offerFor: "Available times for",
  noTimes: "There are no available times in the next days.",
  outcomes: {
    reached: "Reached",
    "no-answer": "No answer",
    "left-message": "Left a message",
    visit: "Spoke in person",
  },
  callHow: "How did it go?",
  sent: {
    question: "Did you send it on WhatsApp?",
    yes: "Yes, sent",
    no: "No",
  },
  done: {
    whatsapp: "WhatsApp message noted",
    mail: "The email goes out in 15 seconds",
    call: "Call noted",
    visit: "Visit noted",
    note: "Note saved",
  },
  undone: "Taken back; the text is a draft again",
  draft: {
    saved: "Draft saved, {time}",
    failed: "The draft is not saved; it stays here and is tried again.",
  },
  blank: "Fill in {blank} before you send.",
  sensitive: {
    text: "This looks like a Social Security, ITIN, EIN or card number. Neither email nor WhatsApp is a safe place for it.",
    mask: "Mask the number",
    first: "Mask or remove the number before you send.",
  },
  empty: { body: "Type the text first", subject: "Type the subject first" },
  meanwhile: { text: "{name} answered ({time})", anyway: "Send all the same", drop: "Do not send" },
  /** To the person. */
  greeting: "Hello, {person}. This is {staff} from {practice}. ",
  offer: "I have these times available:",
} as const;

const es: Words<typeof en> = {
  heading: "Contestar",
  channels: { whatsapp: "WhatsApp", mail: "Correo", call: "Llamada", note: "Nota" },
  book: "Reservar",
  labels: { subject: "Asunto", body: "Texto", callNote: "Qué se dijo", note: "Nota" },
  inLanguage: { en: "en inglés", es: "en español" },
  openWhatsApp: "Abrir WhatsApp",
  noPhone: "No hay un teléfono registrado que se pueda marcar.",
  noEmail: "No hay un correo electrónico registrado.",
  blocked: "Esta persona no quiere que la contacten así, como dice “Consentimiento” en su ficha.",
  send: "Enviar",
  sending: "Enviando…",
  saveNote: "Guardar la nota",
  templates: "Plantillas",
  offerTimes: "Ofrecer horarios",
  offerFor: "Horarios disponibles para",
  noTimes: "No hay horarios disponibles en los próximos días.",
  outcomes: {
    reached: "Contestó",
    "no-answer": "No contestó",
    "left-message": "Se dejó recado",
    visit: "Hablamos en persona",
  },
  callHow: "¿Cómo le fue?",
  sent: {
    question: "¿Lo envió por WhatsApp?",
    yes: "Sí, enviado",
    no: "No",
  },
  done: {
    whatsapp: "Se anotó el mensaje de WhatsApp",
    mail: "El correo sale en 15 segundos",
    call: "Se anotó la llamada",
    visit: "Se anotó la visita",
    note: "Se guardó la nota",
  },
  undone: "El correo no salió; el texto vuelve a ser borrador",
  draft: {
    saved: "Borrador guardado, {time}",
    failed: "El borrador no se ha guardado; se queda aquí y se intenta de nuevo.",
  },
  blank: "Llene {blank} antes de enviar.",
  sensitive: {
    text: "Esto parece un número de Seguro Social, ITIN, EIN o de tarjeta. Ni el correo ni WhatsApp son un medio seguro para enviarlo.",
    mask: "Ocultar el número",
    first: "Oculte o borre el número antes de enviar.",
  },
  empty: { body: "Primero escriba el texto", subject: "Primero escriba el asunto" },
  meanwhile: { text: "{name} contestó ({time})", anyway: "Enviar de todos modos", drop: "No enviar" },
  greeting: "Hola, {person}. Le escribe {staff}, de {practice}. ",
  offer: "Tengo estos horarios disponibles:",
};

type AnswerWords = Words<typeof en>;
export const answerWords: Both<AnswerWords> = { en, es };
