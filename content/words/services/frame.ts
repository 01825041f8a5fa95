import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

/** What the service pages have in common. */
const en = {
  breadcrumb: { label: "You are here", home: "Home", services: "All services" },
  tiers: {
    popular: "Most popular",
    new: "New",
    from: "from",
    per: { once: "", month: "/month", document: "/document" },
    afterConsultation: "Price after your free consultation",
    /** On the filing pages the button waits for a choice; after it, it names what was chosen. */
    waiting: "Choose a level to continue",
    continueWith: "Continue with",
    closeAlert: "Choose one",
    alertHeading: "One thing is missing",
  },
  // Word for word the specification's (§5): each page names what its tiers are.
  alerts: {
    serviceType: "Please select a service type before continuing.",
    plan: "Please select a plan before continuing.",
    advisoryType: "Please select an advisory type before continuing.",
  },
  questions: "Common questions",
  call: "Call",
  booking: {
    heading: "Book your appointment",
    intro: "Tell us how to reach you. We will contact you within {responseHours} hours.",
  },
  closing: {
    heading: "Not sure yet?",
    text: "Talk with us first. The {freeConsultationMinutes}-minute consultation is free, in English or in Spanish.",
    button: "Book Free Consultation",
  },
} as const;

const es: Words<typeof en> = {
  breadcrumb: { label: "Usted está aquí", home: "Inicio", services: "Todos los servicios" },
  tiers: {
    popular: "El más pedido",
    new: "Nuevo",
    from: "desde",
    per: { once: "", month: "/mes", document: "/documento" },
    afterConsultation: "Precio después de su consulta gratis",
    waiting: "Elija un nivel para continuar",
    continueWith: "Continuar con",
    closeAlert: "Elegir",
    alertHeading: "Falta un dato",
  },
  alerts: {
    serviceType: "Elija un tipo de servicio antes de continuar, por favor.",
    plan: "Elija un paquete antes de continuar, por favor.",
    advisoryType: "Elija un tipo de asesoría antes de continuar, por favor.",
  },
  questions: "Preguntas comunes",
  call: "Llamar al",
  booking: {
    heading: "Reserve su cita",
    intro: "Denos sus datos y nos comunicaremos con usted en menos de {responseHours} horas.",
  },
  closing: {
    heading: "¿Todavía tiene dudas?",
    text: "Hable primero con nosotros. La consulta de {freeConsultationMinutes} minutos es gratis, en español o en inglés.",
    button: "Reservar consulta gratis",
  },
};

export type ServiceWords = Words<typeof en>;
export const serviceWords: Both<ServiceWords> = { en, es };
