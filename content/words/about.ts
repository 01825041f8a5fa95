import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

const en = {
  title: "About us",
  // "Licensed, certified" is the specification's claim (§1). An enrolled agent may not say "certified" (31 CFR 10.30):
  // keep only what the owner can show.
  description:
    "Who prepares your taxes, how we work, what we value and what clients say: a licensed, certified and bilingual practice in Texas.",
  hero: {
    heading: "Taxes explained in the language you think in",
    lead: "People sign what they understand. So we explain first, prepare second and file third, in English or in Spanish.",
    runs: "runs the practice.",
  },
  facts: { clients: "satisfied clients", years: "years of experience" },
  story: {
    heading: "How we came to work this way",
    parts: {
      mission: {
        title: "Our mission",
        text: "That nobody overpays, misses a date or signs blindly because a form was in the wrong language. Taxes done well should be within reach of a family, a student and a shop of two.",
      },
      background: {
        title: "Our background",
        text: "Over {years} years with the returns of families, freelancers and small businesses, many of them filing in this country for the first time. What they asked us is what we now explain before anybody has to ask.",
      },
      commitment: {
        title: "Our commitment",
        text: "You hear from us within {responseHours} hours. You know the price before the work starts. You see the whole return before you sign it, and if we made a mistake, we correct it.",
      },
    },
  },
  values: {
    heading: "What we hold to",
    list: {
      clear: {
        title: "Clear words",
        text: "Every line of your return in plain English or plain Spanish. If it cannot be explained, it is not ready.",
      },
      honest: {
        title: "Honest numbers",
        text: "We claim what you are entitled to and nothing else. We never promise the size of a refund.",
      },
      // IRC 7216 makes it a crime to use or disclose what a client furnishes for a return; we promise no less.
      private: {
        title: "Your papers stay yours",
        text: "What you bring us is used for your work and nothing else. We do not sell information, to anybody.",
      },
      near: {
        title: "Somebody answers",
        text: "A letter in March, a question in July: you call and talk to a person who knows your case.",
      },
    },
  },
  // For testimonials marked as samples: to present made-up ones as real is unlawful (16 CFR 465).
  testimonials: {
    heading: "What clients say",
    sample: "Sample",
    sampleNote: "These are samples that show how this part will look. No client said them.",
  },
  next: {
    heading: "Where would you like to start?",
    lead: "The first consultation is free and lasts {freeConsultationMinutes} minutes.",
    contact: "Book a free consultation",
    home: "Back to the home page",
    links: {
      startYourBusiness: {
        title: "Start your business",
        text: "Six short steps to a plan for your company",
      },
      mobileApp: { title: "File by mobile app", text: "Photograph your documents, we do the rest" },
      advisory: { title: "Plan your taxes", text: "An advisory session before the year ends" },
      services: { title: "See all services", text: "Eight services and where their prices start" },
    },
  },
} as const;

const es: Words<typeof en> = {
  title: "Quiénes somos",
  // "Con licencia y certificada" agrees with "una oficina", so that it holds whoever owns the practice.
  description:
    "Quién prepara sus impuestos, cómo trabajamos, qué valoramos y qué dicen los clientes: una oficina bilingüe, con licencia y certificada, en Texas.",
  hero: {
    heading: "Sus impuestos, explicados en el idioma en que usted piensa",
    lead: "Uno firma lo que entiende. Por eso primero explicamos, luego preparamos y al final presentamos, en español o en inglés.",
    runs: "dirige la oficina.",
  },
  facts: { clients: "clientes satisfechos", years: "años de experiencia" },
  story: {
    heading: "Por qué trabajamos así",
    parts: {
      mission: {
        title: "Nuestra misión",
        text: "Que nadie pague de más, deje pasar una fecha o firme a ciegas porque el formulario estaba en otro idioma. Unos impuestos bien hechos deben estar al alcance de una familia, de un estudiante y de una tienda de dos personas.",
      },
      background: {
        title: "Nuestra experiencia",
        text: "Más de {years} años con declaraciones de familias, trabajadores por cuenta propia y pequeños negocios; muchos declaraban por primera vez en este país. Lo que nos preguntaban es lo que hoy explicamos antes de que alguien tenga que preguntar.",
      },
      commitment: {
        title: "Nuestro compromiso",
        text: "Le respondemos en menos de {responseHours} horas. Conoce el precio antes de que empiece el trabajo. Ve la declaración completa antes de firmarla y, si nos equivocamos, la corregimos.",
      },
    },
  },
  values: {
    heading: "Lo que no cambiamos",
    list: {
      clear: {
        title: "Palabras claras",
        text: "Cada línea de su declaración en buen español o en buen inglés. Si no se puede explicar, no está lista.",
      },
      honest: {
        title: "Números honrados",
        text: "Pedimos lo que le corresponde y nada más. Nunca prometemos de cuánto será un reembolso.",
      },
      private: {
        title: "Sus papeles son suyos",
        text: "Lo que nos trae se usa para su trabajo y para nada más. No le vendemos información a nadie.",
      },
      near: {
        title: "Alguien contesta",
        text: "Una carta en marzo, una duda en julio: usted llama y le atiende una persona que conoce su caso.",
      },
    },
  },
  testimonials: {
    heading: "Lo que dicen los clientes",
    sample: "Ejemplo",
    sampleNote: "Son ejemplos para mostrar cómo se verá esta parte. Ningún cliente los dijo.",
  },
  next: {
    heading: "¿Por dónde quiere empezar?",
    lead: "La primera consulta es gratis y dura {freeConsultationMinutes} minutos.",
    contact: "Reserve una consulta gratis",
    home: "Volver a la página de inicio",
    links: {
      startYourBusiness: {
        title: "Abrir un negocio",
        text: "Seis pasos cortos hacia un plan para su compañía",
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
        text: "Ocho servicios y desde qué precio empiezan",
      },
    },
  },
};

export type AboutWords = Words<typeof en>;
export const aboutWords: Both<AboutWords> = { en, es };
