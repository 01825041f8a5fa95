import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** The home page. The numbers of its claims stand in proof.yaml; two counts of clients differ, as specified (§9). */
const en = {
  title: "Taxes in English and Spanish",
  description:
    "A bilingual tax practice in Texas: personal and business taxes, bookkeeping, payroll, notary public, ITIN assistance and business formation. Free consultation.",
  hero: {
    languages: "English and Spanish",
    heading: "Your taxes and paperwork, in your language.",
    lead: "Personal and business taxes, bookkeeping, payroll, ITIN applications and notary public. Start with a free consultation of {freeConsultationMinutes} minutes.",
    facts: {
      clients: "clients",
      years: "years of experience",
      hours: "hours or less to reply",
    },
    formHeading: "Request a free consultation",
    formIntro: "Tell us what you need. We will contact you within {responseHours} hours to schedule it.",
  },
  services: {
    heading: "Services and starting prices",
    lead: "The final price depends on your case. We tell you before we start.",
    all: "See all services",
  },
  prices: { from: "from", per: { once: "", month: "/month", document: "/document" } },
  why: {
    heading: "Why people choose us",
    reasons: {
      // `{years}` and `{clients}` come without the plus sign of proof.yaml: "over" and "más de" say it in words.
      years: {
        title: "Over {years} years of experience",
        text: "Preparing returns for families, freelancers and small businesses.",
      },
      clients: {
        title: "{clients}+ satisfied clients",
        text: "Individuals, families, students, investors and business owners.",
      },
      // Of the work, as specified (§1), and never of a refund: 31 CFR 10.30 forbids misleading claims.
      guarantee: {
        title: "Satisfaction guarantee",
        text: "If we make a mistake on your return with the information you gave us, we fix it and refile at no charge.",
      },
      owner: {
        title: "Licensed, certified and bilingual",
        text: "The owner works with you in English or Spanish.",
      },
    },
  },
  about: {
    heading: "A tax office that speaks your language",
    ownerLine: "runs the practice.",
    text: "We prepare taxes in person, by mobile app and by video, keep the books of small businesses, and help people apply for an ITIN or open a business. Everything can be done in English or in Spanish.",
    more: "Learn More About Us",
  },
  contact: {
    heading: "Contact us",
    lead: "Send a message, call, or book an appointment. We answer within {responseHours} hours, or by the end of the next business day if we are closed.",
    details: "Contact details",
    phone: "Phone",
    email: "Email",
    address: "Office",
    hours: "Business hours",
    whatsapp: "Chat on WhatsApp",
  },
} as const;

const es: Words<typeof en> = {
  title: "Impuestos en español e inglés",
  description:
    "Oficina bilingüe en Texas: impuestos personales y de negocios, teneduría de libros, nómina, servicios notariales, ITIN y apertura de negocios. Consulta gratis.",
  hero: {
    languages: "En español y en inglés",
    heading: "Sus impuestos y trámites, en su idioma.",
    lead: "Impuestos personales y de negocios, teneduría de libros, nómina, solicitud de ITIN y Notary Public (servicios notariales). Empiece con una consulta gratis de {freeConsultationMinutes} minutos.",
    facts: {
      clients: "clientes",
      years: "años de experiencia",
      hours: "horas o menos para responder",
    },
    formHeading: "Pida su consulta gratis",
    formIntro:
      "Díganos qué necesita. Nos comunicaremos con usted en menos de {responseHours} horas para darle una cita.",
  },
  services: {
    heading: "Servicios y precios iniciales",
    lead: "El precio final depende de su caso. Se lo decimos antes de empezar.",
    all: "Ver todos los servicios",
  },
  prices: { from: "desde", per: { once: "", month: "/mes", document: "/documento" } },
  why: {
    heading: "Por qué nos eligen",
    reasons: {
      years: {
        title: "Más de {years} años de experiencia",
        text: "Preparando declaraciones de familias, trabajadores por cuenta propia y pequeños negocios.",
      },
      clients: {
        title: "Más de {clients} clientes satisfechos",
        text: "Personas, familias, estudiantes, inversionistas y dueños de negocios.",
      },
      guarantee: {
        title: "Satisfacción garantizada",
        text: "Si nos equivocamos en su declaración con los datos que usted nos dio, la corregimos y la presentamos de nuevo sin costo.",
      },
      owner: {
        // Nouns, because adjectives would have to agree with the owner, whose name is content.
        title: "Licencia, certificación y dos idiomas",
        text: "Quien dirige la oficina le atiende en español o en inglés.",
      },
    },
  },
  about: {
    heading: "Una oficina de impuestos que habla su idioma",
    ownerLine: "dirige la oficina.",
    text: "Preparamos impuestos en persona, por la aplicación y por video; llevamos las cuentas de pequeños negocios y ayudamos a solicitar el ITIN o a abrir un negocio. Todo se puede hacer en español o en inglés.",
    more: "Conocer más sobre nosotros",
  },
  contact: {
    heading: "Comuníquese con nosotros",
    lead: "Envíe un mensaje, llame o reserve una cita. Respondemos en menos de {responseHours} horas o, si estamos cerrados, a más tardar al cierre del siguiente día hábil.",
    details: "Cómo comunicarse",
    phone: "Teléfono",
    email: "Correo electrónico",
    address: "Oficina",
    hours: "Horario de atención",
    whatsapp: "Escribir por WhatsApp",
  },
};

export type HomeWords = Words<typeof en>;
export const homeWords: Both<HomeWords> = { en, es };
