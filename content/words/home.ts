import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** The home page. The numbers of its claims stand in proof.yaml; two counts of clients differ, as specified (§9). */
const en = {
  title: "Taxes, bookkeeping and business formation in English and Spanish",
  description:
    "A bilingual tax practice in Texas: personal and business taxes, bookkeeping, payroll, notary public, ITIN assistance and business formation. Free consultation.",
  hero: {
    languages: "English and Spanish",
    heading: "Your taxes and paperwork, in your language.",
    lead: "Personal and business taxes, bookkeeping, payroll, ITIN applications and notary public. Start with a free consultation of {freeConsultationMinutes} minutes.",
    facts: {
      clients: "clients",
      years: "years of experience",
      hours: "hours to hear back from us",
    },
    formHeading: "Request a free consultation",
    formIntro: "Tell us what you need. We will contact you within {responseHours} hours to schedule it.",
  },
  services: {
    heading: "What we do, and where prices start",
    lead: "The final price may vary with complexity. Ask during your free consultation.",
    all: "See all services",
  },
  prices: { from: "from", per: { once: "", month: "/month", document: "/document" } },
  why: {
    heading: "Why people choose us",
    reasons: {
      // `{years}` and `{clients}` come without the plus sign of proof.yaml: "over" and "más de" say it in words.
      years: {
        title: "Over {years} years of experience",
        text: "With the returns of families, freelancers and small businesses.",
      },
      clients: {
        title: "{clients}+ satisfied clients",
        text: "Individuals, families, students, investors and business owners.",
      },
      // Of the work, as specified (§1), and never of a refund: 31 CFR 10.30 forbids misleading claims.
      guarantee: {
        title: "Satisfaction guarantee",
        text: "We stand behind the work we do for you. Ask us how it applies to your service.",
      },
      owner: {
        title: "Licensed, certified and bilingual",
        text: "The owner works with you in English or in Spanish, whichever you prefer.",
      },
    },
  },
  about: {
    heading: "A front office that speaks your language",
    ownerLine: "runs the practice.",
    text: "We prepare taxes in person, by mobile app and on video, keep the books of small businesses, and help people apply for an ITIN or open a business. Everything can be done in English or in Spanish.",
    more: "Learn More About Us",
  },
  contact: {
    heading: "Write to us",
    lead: "Send a message, call, or book an appointment. We respond within {responseHours} hours.",
    details: "Contact details",
    phone: "Phone",
    email: "E-mail",
    address: "Office",
    hours: "Business hours",
    whatsapp: "Chat on WhatsApp",
  },
} as const;

const es: Words<typeof en> = {
  title: "Impuestos, teneduría de libros y apertura de negocios en español e inglés",
  description:
    "Oficina de impuestos bilingüe en Texas: impuestos personales y de negocios, teneduría de libros, nómina, servicios notariales, ayuda con el ITIN y apertura de negocios. Consulta gratis.",
  hero: {
    languages: "En español y en inglés",
    heading: "Sus impuestos y trámites, en su idioma.",
    lead: "Impuestos personales y de negocios, teneduría de libros, nómina, solicitud de ITIN y Notary Public (servicios notariales). Empiece con una consulta gratis de {freeConsultationMinutes} minutos.",
    facts: {
      clients: "clientes",
      years: "años de experiencia",
      hours: "horas para recibir respuesta",
    },
    formHeading: "Pida una consulta gratis",
    formIntro:
      "Díganos qué necesita. Nos comunicaremos con usted en menos de {responseHours} horas para darle una cita.",
  },
  services: {
    heading: "Qué hacemos y desde qué precio",
    lead: "El precio final puede variar según la complejidad. Pregunte en su consulta gratis.",
    all: "Ver todos los servicios",
  },
  prices: { from: "desde", per: { once: "", month: "/mes", document: "/documento" } },
  why: {
    heading: "Por qué nos eligen",
    reasons: {
      years: {
        title: "Más de {years} años de experiencia",
        text: "Con declaraciones de familias, trabajadores por cuenta propia y pequeños negocios.",
      },
      clients: {
        title: "Más de {clients} clientes satisfechos",
        text: "Individuos, familias, estudiantes, inversionistas y dueños de negocios.",
      },
      guarantee: {
        title: "Satisfacción garantizada",
        text: "Respondemos por el trabajo que hacemos para usted. Pregúntenos cómo se aplica a su servicio.",
      },
      owner: {
        // Nouns, because adjectives would have to agree with the owner, whose name is content.
        title: "Licencia, certificación y dos idiomas",
        text: "Quien dirige la oficina le atiende en español o en inglés, como usted prefiera.",
      },
    },
  },
  about: {
    heading: "Una oficina que habla su idioma",
    ownerLine: "dirige la oficina.",
    text: "Preparamos impuestos en persona, por la aplicación y por video; llevamos los libros de pequeños negocios y ayudamos a solicitar el ITIN o a abrir un negocio. Todo se puede hacer en español o en inglés.",
    more: "Conozca más sobre nosotros",
  },
  contact: {
    heading: "Escríbanos",
    lead: "Envíe un mensaje, llame o reserve una cita. Respondemos en menos de {responseHours} horas.",
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
