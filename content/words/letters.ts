import type { AnsweredKind } from "#domain/forms/form-kinds.ts";
import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** A request for the mobile app is a booking request without an appointment. */
export type ToldKind = AnsweredKind | "mobileApp";

/** The practice's own letter is in English, the language of the staff. */
const practice = {
  titles: {
    hero: "New consultation request",
    contact: "New message",
    consultation: "New consultation request",
    business: "New business plan request",
    booking: "New booking request",
    mobileApp: "New request for the link to the app",
    quiz: "New quiz recommendation",
  } satisfies Record<ToldKind, string>,
  writtenIn: {
    en: "The visitor wrote in English.",
    es: "The visitor wrote in Spanish: please answer in Spanish.",
  },
  answerBy: "Please answer by {moment}.",
  recommended: "Recommended",
  recommendations: "Recommended services",
  masked:
    "A number that looks like a Social Security, tax or card number is masked here, because email is not a safe place for it.",
  noConfirmation: "The email is not a valid address, so no confirmation was sent. Please answer by phone.",
  reply: { email: "Reply by email", whatsapp: "Write on WhatsApp", call: "Call {phone}" },
  about: {
    heading: "About this request",
    received: "Received",
    page: "Sent from",
    landingPage: "Visit began at",
    referrerHost: "Came from",
    id: "Request number",
  },
  foot: "Sent by the website of {name} when a visitor filled out a form.",
} as const;
export const practiceLetterWords: Words<typeof practice> = practice;

const en = {
  received: {
    hero: "We received your request",
    contact: "We received your message",
    consultation: "We received your request",
    business: "We received your answers",
    booking: "We received your booking request",
    mobileApp: "We received your request",
    quiz: "Here is your recommendation",
  } satisfies Record<ToldKind, string>,
  thanks: "Thank you",
  // `{moment}` is counted in business hours: on a Friday evening a number of hours would promise too much.
  promise: "You will hear from us by {moment}. If that is too late for you, call us.",
  asked: "What you asked for",
  /** What the plan and the quiz asked the visitor. */
  answers: "Your answers",
  service: "Service",
  next: "What happens next",
  steps: {
    hero: [
      "We read your request.",
      "We write to you, in English or in Spanish.",
      "Together we choose a time for your free consultation of {freeConsultationMinutes} minutes.",
    ],
    contact: ["We read your message.", "We answer you, in English or in Spanish."],
    consultation: [
      "We read your request.",
      "We call or write to you, in English or in Spanish.",
      "Together we choose the day and time.",
    ],
    business: [
      "An advisor reads your answers.",
      "We call or write to you, in English or in Spanish.",
      "We go through your plan with you, step by step.",
    ],
    booking: [
      "We find a time that works for you.",
      "We call or write to you, in English or in Spanish, to confirm it.",
      "We tell you which documents we need.",
    ],
    mobileApp: [
      "We read your request.",
      "We send you the link to the app.",
      "You photograph your documents, and we prepare your return.",
    ],
    quiz: [
      "Read what each way of filing includes, and its prices.",
      "When you are ready, book an appointment or write to us, in English or in Spanish.",
    ],
  } as const satisfies Record<ToldKind, readonly string[]>,
  plan: "Services we recommend",
  recommended: {
    heading: "Your recommendation",
    "mobile-app": "From your answers, filing through the mobile app suits you best.",
    "in-person": "From your answers, filing in person suits you best.",
    read: "What it includes and what it costs",
  },
  sooner: "If you need us sooner",
  contacts: { phone: "Phone", email: "Email", address: "Office", hours: "Hours" },
  call: "Call {phone}",
  // A tax question there would hand return information to the chat's provider (IRC 7216).
  whatsapp: "WhatsApp (appointments only)",
  // Mail may travel and rest unencrypted; the Safeguards Rule (16 CFR 314) asks preparers for encryption in both.
  safety:
    "For your safety, please do not send Social Security numbers or copies of documents by email or chat.",
  why: "You are receiving this email because you contacted us through our website. If it wasn't you, please ignore it.",
  privacy: "How we protect your information",
  /** What the practice writes first when it answers. */
  greeting: {
    named: "Hello {person}, this is {name}, about your request.",
    plain: "Hello, this is {name}, about your request.",
  },
  replySubject: "Your request to {name}",
} as const;

const es: Words<typeof en> = {
  received: {
    hero: "Recibimos su solicitud",
    contact: "Recibimos su mensaje",
    consultation: "Recibimos su solicitud",
    business: "Recibimos sus respuestas",
    booking: "Recibimos su solicitud de cita",
    mobileApp: "Recibimos su solicitud",
    quiz: "Aquí tiene su recomendación",
  },
  thanks: "Gracias",
  promise: "Le responderemos a más tardar el {moment}. Si lo necesita antes, llámenos.",
  asked: "Lo que nos pidió",
  answers: "Sus respuestas",
  service: "Servicio",
  next: "Qué sigue",
  steps: {
    hero: [
      "Leemos su solicitud.",
      "Le escribimos, en español o en inglés.",
      "Juntos elegimos el día y la hora de su consulta gratis de {freeConsultationMinutes} minutos.",
    ],
    contact: ["Leemos su mensaje.", "Le respondemos, en español o en inglés."],
    consultation: [
      "Leemos su solicitud.",
      "Le llamamos o le escribimos, en español o en inglés.",
      "Juntos elegimos el día y la hora.",
    ],
    business: [
      "Leemos sus respuestas con atención.",
      "Le llamamos o le escribimos, en español o en inglés.",
      "Repasamos su plan con usted, paso a paso.",
    ],
    booking: [
      "Buscamos un horario que le convenga.",
      "Le llamamos o le escribimos, en español o en inglés, para confirmarlo.",
      "Le decimos qué documentos necesitamos.",
    ],
    mobileApp: [
      "Leemos su solicitud.",
      "Le mandamos el enlace de la aplicación.",
      "Usted fotografía sus documentos y nosotros preparamos su declaración.",
    ],
    quiz: [
      "Lea qué incluye cada forma de declarar y cuánto cuesta.",
      "Cuando quiera, reserve una cita o escríbanos, en español o en inglés.",
    ],
  },
  plan: "Servicios que le recomendamos",
  recommended: {
    heading: "Su recomendación",
    "mobile-app": "Según sus respuestas, lo que más le conviene es declarar por la aplicación móvil.",
    "in-person": "Según sus respuestas, lo que más le conviene es declarar en persona.",
    read: "Qué incluye y cuánto cuesta",
  },
  sooner: "Si nos necesita antes",
  contacts: { phone: "Teléfono", email: "Correo electrónico", address: "Oficina", hours: "Horario" },
  call: "Llamar al {phone}",
  whatsapp: "WhatsApp (solo para citas)",
  safety:
    "Por su seguridad, no envíe números de Seguro Social ni copias de documentos por correo electrónico ni por chat.",
  why: "Recibe este correo porque se comunicó con nosotros por nuestro sitio. Si no fue usted, puede ignorarlo.",
  privacy: "Cómo protegemos su información",
  greeting: {
    named: "Hola, {person}. Le escribe {name} acerca de su solicitud.",
    plain: "Hola. Le escribe {name} acerca de su solicitud.",
  },
  replySubject: "Su solicitud a {name}",
};

type VisitorLetterWords = Words<typeof en>;
export const visitorLetterWords: Both<VisitorLetterWords> = { en, es };

// CAN-SPAM asks for a working way out and a postal address; the foot of every letter has the address.
const newsletterEn = {
  confirm: {
    subject: "Please confirm your subscription",
    title: "Confirm your subscription",
    text: "We received a request to send our newsletter to this address. Please confirm it.",
    button: "Confirm my subscription",
    otherwise: "If it wasn't you, please ignore this email: we only write to you once you confirm.",
  },
  welcome: {
    subject: "Welcome to the newsletter",
    title: "You are subscribed",
    text: "Thank you for confirming. You will now receive our newsletter: tax dates, changes that affect you, and bookkeeping tips.",
    read: "Read our articles",
  },
  why: "You are receiving this email because this address was entered in the newsletter form on our website.",
  whyInOffice: "You are receiving this email because we were asked to send our newsletter to this address.",
  whySubscribed: "You are receiving this email because you confirmed your subscription to our newsletter.",
  readArticle: "Read the article",
  unsubscribe: "Unsubscribe",
};
const newsletterEs: Words<typeof newsletterEn> = {
  confirm: {
    subject: "Confirme su suscripción al boletín",
    title: "Confirme su suscripción",
    text: "Recibimos una solicitud para enviar nuestro boletín a esta dirección. Confírmela, por favor.",
    button: "Confirmar mi suscripción",
    otherwise: "Si no fue usted, puede ignorar este correo: solo le escribiremos si confirma.",
  },
  welcome: {
    subject: "Le damos la bienvenida a nuestro boletín",
    title: "Su suscripción está confirmada",
    text: "Gracias por confirmar. Desde hoy recibirá nuestro boletín: fechas de impuestos, cambios que le afectan y consejos para las cuentas de su negocio.",
    read: "Leer nuestros artículos",
  },
  why: "Recibe este correo porque esta dirección se escribió en el formulario del boletín de nuestro sitio.",
  whyInOffice: "Recibe este correo porque nos pidieron enviar nuestro boletín a esta dirección.",
  whySubscribed: "Recibe este correo porque usted confirmó su suscripción a nuestro boletín.",
  readArticle: "Leer el artículo",
  unsubscribe: "Darse de baja",
};
/** The letters around the newsletter's double opt-in. */
export const newsletterLetterWords: Both<Words<typeof newsletterEn>> = { en: newsletterEn, es: newsletterEs };
