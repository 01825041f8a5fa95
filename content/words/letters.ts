import type { FormKind } from "#domain/lead-forms.ts";
import type { Both } from "#domain/locale.ts";

/** The practice's own letter is in English, the language of the staff. */
export const practiceLetterWords = {
  titles: {
    hero: "New consultation request",
    contact: "New message",
    consultation: "New consultation request",
    business: "New business plan request",
  } satisfies Record<FormKind, string>,
  writtenIn: {
    en: "The visitor wrote in English.",
    es: "The visitor wrote in Spanish: please answer in Spanish.",
  },
  answerBy: "Please answer by {moment}.",
  recommendations: "Recommended services",
  masked:
    "A number that looks like a Social Security, tax or card number is starred out here, because mail is not a safe place for it.",
  reply: { email: "Reply by e-mail", whatsapp: "Write on WhatsApp", call: "Call {phone}" },
  about: {
    heading: "About this request",
    received: "Received",
    page: "Sent from",
    landingPage: "Visit began at",
    referrerHost: "Came from",
    id: "Request number",
  },
  foot: "Sent by the website of {name} when a visitor filled in a form.",
};

const en = {
  received: {
    hero: "We received your request",
    contact: "We received your message",
    consultation: "We received your request",
    business: "We received your answers",
  } satisfies Record<FormKind, string>,
  thanks: "Thank you",
  promise: "We answer within 24 hours in business hours: you will hear from us by {moment}.",
  asked: "What you asked for",
  service: "Service",
  next: "What happens next",
  steps: {
    hero: [
      "We read your request.",
      "We call or write to you, in English or in Spanish.",
      "Together we choose a time for your free consultation of {minutes} minutes.",
    ],
    contact: ["We read your message.", "We answer you, in English or in Spanish."],
    consultation: [
      "We read your request.",
      "We call or write to you, in English or in Spanish.",
      "Together we choose a time for your consultation.",
    ],
    business: [
      "An advisor reads your answers.",
      "We call or write to you, in English or in Spanish.",
      "We go through your plan with you, step by step.",
    ],
  } satisfies Record<FormKind, string[]>,
  sooner: "If you need us sooner",
  contacts: { phone: "Phone", email: "E-mail", address: "Office", hours: "Hours" },
  call: "Call {phone}",
  whatsapp: "Write on WhatsApp",
  safety:
    "For your safety, please do not send Social Security numbers or copies of documents by e-mail or chat.",
  why: "You receive this letter because this address was typed into a form on our website. If it was not you, you need not do anything.",
  privacy: "How we protect your information",
  /** What the practice writes first when it answers. */
  greeting: {
    named: "Hello {person}, this is {name}, about your request.",
    plain: "Hello, this is {name}, about your request.",
  },
  replySubject: "Your request to {name}",
};

const es: typeof en = {
  received: {
    hero: "Recibimos su solicitud",
    contact: "Recibimos su mensaje",
    consultation: "Recibimos su solicitud",
    business: "Recibimos sus respuestas",
  },
  thanks: "Gracias",
  promise:
    "Respondemos en 24 horas dentro de nuestro horario de atención: nos comunicaremos con usted a más tardar el {moment}.",
  asked: "Lo que nos pidió",
  service: "Servicio",
  next: "Qué sigue",
  steps: {
    hero: [
      "Leemos su solicitud.",
      "Le llamamos o le escribimos, en español o en inglés.",
      "Juntos elegimos la hora de su consulta gratis de {minutes} minutos.",
    ],
    contact: ["Leemos su mensaje.", "Le respondemos, en español o en inglés."],
    consultation: [
      "Leemos su solicitud.",
      "Le llamamos o le escribimos, en español o en inglés.",
      "Juntos elegimos la hora de su consulta.",
    ],
    business: [
      "Leemos sus respuestas con atención.",
      "Le llamamos o le escribimos, en español o en inglés.",
      "Repasamos su plan con usted, paso a paso.",
    ],
  },
  sooner: "Si nos necesita antes",
  contacts: { phone: "Teléfono", email: "Correo electrónico", address: "Oficina", hours: "Horario" },
  call: "Llamar al {phone}",
  whatsapp: "Escribir por WhatsApp",
  safety:
    "Por su seguridad, no envíe números de Seguro Social ni copias de documentos por correo electrónico ni por chat.",
  why: "Usted recibe esta carta porque alguien escribió esta dirección en un formulario de nuestro sitio. Si no fue usted, no tiene que hacer nada.",
  privacy: "Cómo protegemos su información",
  greeting: {
    named: "Hola, {person}. Le escribe {name} acerca de su solicitud.",
    plain: "Hola. Le escribe {name} acerca de su solicitud.",
  },
  replySubject: "Su solicitud a {name}",
};

export type VisitorLetterWords = typeof en;
export const visitorLetterWords: Both<VisitorLetterWords> = { en, es };
