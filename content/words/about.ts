import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

const en = {
  title: "About us",
  description:
    "Who prepares your taxes, how we work, what we value and what clients say: a bilingual tax practice in Texas.",
  hero: {
    heading: "Taxes explained in the language you think in",
    lead: "You should understand what you sign. So we explain first, prepare second and file third, in English or in Spanish.",
    runs: "runs the practice.",
  },
  facts: { clients: "satisfied clients", years: "years of experience" },
  story: {
    heading: "Why we work this way",
    parts: {
      mission: {
        title: "Our mission",
        text: "We want no one to overpay, miss a deadline or sign something they don't understand because the form was in the wrong language. Families, students and small businesses deserve taxes done right.",
      },
      background: {
        title: "Our background",
        text: "Over {years} years preparing returns for families, freelancers and small businesses, many of them filing in this country for the first time. We explain the questions people ask most before they have to ask.",
      },
      commitment: {
        title: "Our commitment",
        // Preparer's signature and PTIN: IRC 6109(a)(4), 26 CFR 1.6695-1.
        text: "You hear from us within {responseHours} hours, or by the next business day if we are closed. You know the price before we start. You see the whole return before you sign it, and whoever prepared it signs it too, with an IRS preparer number (PTIN). If we make a mistake, we correct it free.",
      },
    },
  },
  values: {
    heading: "Our values",
    list: {
      clear: {
        title: "Clear words",
        text: "We explain every line of your return in plain English or plain Spanish before you sign.",
      },
      honest: {
        title: "Honest numbers",
        text: "We claim what you are entitled to and nothing else. We never promise the size of a refund.",
      },
      // IRC 7216 makes it a crime to use or disclose what a client furnishes for a return; we promise no less.
      private: {
        title: "Your documents stay yours",
        text: "What you bring us is used for your work and nothing else. We never sell your information.",
      },
      near: {
        title: "A person you can call",
        text: "An IRS letter in March, a question in July: call and talk to a person who knows your case.",
      },
    },
  },
  // For testimonials marked as samples: to present made-up ones as real is unlawful (16 CFR 465).
  testimonials: {
    heading: "What clients say",
    sample: "Sample",
    sampleNote: "Examples only. These are not reviews by real clients.",
  },
  next: {
    heading: "Where would you like to start?",
    lead: "The first consultation is free and lasts {freeConsultationMinutes} minutes.",
    contact: "Book a free consultation",
    home: "Back to the home page",
    links: {
      startYourBusiness: {
        title: "Start your business",
        text: "A few short questions and your plan for the company",
      },
      mobileApp: { title: "File by mobile app", text: "Photograph your documents, we do the rest" },
      advisory: { title: "Plan your taxes", text: "An advisory session before the year ends" },
      services: { title: "See all services", text: "Every service and its starting price" },
    },
  },
} as const;

const es: Words<typeof en> = {
  title: "Quiénes somos",
  description:
    "Quién prepara sus impuestos, cómo trabajamos, qué valoramos y qué dicen los clientes: una oficina de impuestos bilingüe en Texas.",
  hero: {
    heading: "Sus impuestos, explicados en el idioma en que usted piensa",
    lead: "Usted debe entender lo que firma. Por eso primero explicamos, luego preparamos y al final presentamos, en español o en inglés.",
    runs: "dirige la oficina.",
  },
  facts: { clients: "clientes satisfechos", years: "años de experiencia" },
  story: {
    heading: "Por qué trabajamos así",
    parts: {
      mission: {
        title: "Nuestra misión",
        text: "Queremos que nadie pague de más, pierda un plazo o firme sin entender porque el formulario está en inglés. Las familias, los estudiantes y los pequeños negocios merecen unos impuestos bien hechos.",
      },
      background: {
        title: "Nuestra experiencia",
        text: "Más de {years} años preparando declaraciones de familias, trabajadores por cuenta propia y pequeños negocios; muchos declaraban por primera vez en este país. Las dudas más comunes se las explicamos antes de que tenga que preguntar.",
      },
      commitment: {
        title: "Nuestro compromiso",
        text: "Le respondemos en menos de {responseHours} horas o, si estamos cerrados, a más tardar el siguiente día hábil. Usted conoce el precio antes de empezar. Ve la declaración completa antes de firmarla, y quien la preparó también la firma, con su número de preparador del IRS (PTIN). Si nos equivocamos, la corregimos sin costo.",
      },
    },
  },
  values: {
    heading: "Nuestros valores",
    list: {
      clear: {
        title: "Palabras claras",
        text: "Le explicamos cada línea de su declaración, en español o en inglés, antes de que la firme.",
      },
      honest: {
        title: "Cuentas claras",
        text: "Pedimos lo que le corresponde y nada más. Nunca prometemos de cuánto será un reembolso.",
      },
      private: {
        title: "Sus documentos son suyos",
        text: "Lo que nos trae se usa para su trabajo y para nada más. Nunca vendemos su información.",
      },
      near: {
        title: "Una persona a quien llamar",
        text: "Una carta del IRS en marzo, una duda en julio: llame y hable con una persona que conoce su caso.",
      },
    },
  },
  testimonials: {
    heading: "Lo que dicen los clientes",
    sample: "Ejemplo",
    sampleNote: "Solo son ejemplos; no son opiniones de clientes reales.",
  },
  next: {
    heading: "¿Por dónde quiere empezar?",
    lead: "La primera consulta es gratis y dura {freeConsultationMinutes} minutos.",
    contact: "Reservar una consulta gratis",
    home: "Volver a la página de inicio",
    links: {
      startYourBusiness: {
        title: "Abrir un negocio",
        text: "Unas preguntas cortas y el plan para su compañía",
      },
      mobileApp: {
        title: "Declarar por la aplicación",
        text: "Fotografíe sus documentos y nosotros hacemos lo demás",
      },
      advisory: {
        title: "Planificar sus impuestos",
        text: "Una asesoría antes de que termine el año",
      },
      services: {
        title: "Ver todos los servicios",
        text: "Cada servicio y su precio inicial",
      },
    },
  },
};

export type AboutWords = Words<typeof en>;
export const aboutWords: Both<AboutWords> = { en, es };
