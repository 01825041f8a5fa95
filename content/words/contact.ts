import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** The contact page and its dialog for the mobile notary; the consultation dialog is that of every page. */
const en = {
  title: "Contact",
  description:
    "Call, write or visit us. Free initial consultation, an answer within {responseHours} hours, service in English and Spanish.",
  hero: {
    heading: "Talk to us, in English or Spanish",
    lead: "Ask about your taxes, your books or a form you received. We answer within {responseHours} hours, or by the end of the next business day if we are closed.",
    promises: {
      consultation: "Free initial consultation",
      response: "{responseHours}-hour response",
      bilingual: "Bilingual service",
    },
  },
  message: {
    heading: "Send us a message",
    lead: "All fields are required unless marked optional.",
  },
  cards: {
    heading: "Contact information",
    phone: "Phone",
    email: "Email",
    address: "Main office",
  },
  hours: { heading: "Business hours" },
  whatsapp: "Chat on WhatsApp",
  // The promise of an answer within a day, on the same page, is too slow for a deadline that is today.
  emergency: {
    heading: "Tax Emergency?",
    text: "Got a letter from the IRS, or a deadline today? Most letters can be resolved. Call us before you answer it.",
    call: "Call Now",
  },
  findUs: {
    heading: "Find Us",
    openMap: "Open in maps",
    details: "At the office",
    mobileHeading: "We can come to you",
    mobileText: "Ask for the mobile notary service when the office is too far.",
    mobile: "Request Mobile Service",
  },
  consultation: {
    heading: "Start with a free consultation",
    intro:
      "{freeConsultationMinutes} minutes, at no cost. We will contact you within {responseHours} hours to schedule it.",
  },
  // The fees of Gov't Code 406.024 are for the act alone; a trip is disclosed, agreed on before and billed apart.
  mobileNotary: {
    heading: "Request the mobile notary service",
    intro:
      "Tell us where you are and what you need notarized. We agree on the trip and its cost before we go.",
  },
} as const;

const es: Words<typeof en> = {
  title: "Contacto",
  description:
    "Llámenos, escríbanos o visítenos. Primera consulta gratis, respuesta en menos de {responseHours} horas, atención en español y en inglés.",
  hero: {
    heading: "Hable con nosotros, en español o en inglés",
    lead: "Pregunte por sus impuestos, las cuentas de su negocio o un formulario que le llegó. Respondemos en menos de {responseHours} horas o, si estamos cerrados, a más tardar al cierre del siguiente día hábil.",
    promises: {
      consultation: "Primera consulta gratis",
      response: "Respuesta en {responseHours} horas",
      bilingual: "Atención bilingüe",
    },
  },
  message: {
    heading: "Envíenos un mensaje",
    lead: "Todos los campos son obligatorios, salvo los que dicen “opcional”.",
  },
  cards: {
    heading: "Información de contacto",
    phone: "Teléfono",
    email: "Correo electrónico",
    address: "Oficina principal",
  },
  hours: { heading: "Horario de atención" },
  whatsapp: "Escribir por WhatsApp",
  emergency: {
    heading: "¿Emergencia con sus impuestos?",
    text: "¿Le llegó una carta del IRS o un plazo vence hoy? Casi todas las cartas tienen solución. Llámenos antes de contestarla.",
    call: "Llamar ahora",
  },
  findUs: {
    heading: "Dónde estamos",
    openMap: "Ver en el mapa",
    details: "En la oficina",
    mobileHeading: "Podemos ir a donde usted esté",
    mobileText: "Pida los servicios notariales a domicilio si la oficina le queda lejos.",
    mobile: "Pedir el servicio a domicilio",
  },
  consultation: {
    heading: "Empiece con una consulta gratis",
    intro:
      "{freeConsultationMinutes} minutos, sin costo. Nos comunicaremos con usted en menos de {responseHours} horas para darle una cita.",
  },
  mobileNotary: {
    heading: "Pida los servicios notariales a domicilio",
    intro:
      "Díganos dónde está y qué documento hay que notarizar. Acordamos el viaje y su costo antes de salir.",
  },
};

export type ContactWords = Words<typeof en>;
export const contactWords: Both<ContactWords> = { en, es };
