import type { FilingMethod } from "#domain/forms/filing-quiz.ts";
import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

type Ways<Said> = Record<FilingMethod, Said>;

/** One line of the comparison. The price line is made of the practice's own prices. */
type Row = { label: string } & Ways<string>;

const en = {
  title: "In-person or mobile app: compare ways to file",
  description:
    "Compare filing your taxes at our office with filing by mobile app: speed, starting price, documents and help. Four questions tell you which one fits you.",
  hero: {
    heading: "Two ways to file. Which one fits you?",
    lead: "Sit down with us at the office, or send us everything from your phone. The same team prepares your return either way, in English or Spanish.",
    video: "You can also file with us by video",
    from: "from",
    waysLabel: "Starting prices",
  },
  quiz: {
    heading: "Four questions, one recommendation",
    intro: "It takes a minute, and there are no wrong answers.",
    // Without script nothing can be computed on the page, so the recommendation goes by email.
    plainIntro: "Answer the four questions and leave your email for our recommendation.",
    step: "Step {step} of {steps}",
    goOn: "Continue",
    back: "Back",
    email: {
      heading: "Would you like it by email too?",
      text: "This step is optional. You see the recommendation right away, with or without an email.",
      skip: "Skip Email",
    },
    notSent: "Your recommendation is here",
    result: {
      heading: {
        "mobile-app": "We recommend the mobile app",
        "in-person": "We recommend filing in person",
      } satisfies Ways<string>,
      text: {
        "mobile-app":
          "You send us everything from your phone, when it suits you, and we prepare the return. It is the simple way.",
        "in-person":
          "You sit down with one of us, who looks through your documents with you and answers your questions on the spot.",
      } satisfies Ways<string>,
      why: "Why this was recommended",
      /** What one answer spoke for; `either` for one that fits both ways, said of the way that is recommended. */
      spokeFor: {
        "mobile-app": "Points to the mobile app",
        either: {
          "mobile-app": "Fits the mobile app too",
          "in-person": "Fits filing in person too",
        } satisfies Ways<string>,
        "in-person": "Points to filing in person",
      },
      // The app is recommended from 60 % of the highest score (§9), which need not be most of the answers.
      rule: {
        "mobile-app": "Taken together, your answers fit the app. You can change your mind before we file.",
        "in-person":
          "Taken together, your answers do not clearly point to the app, so we suggest meeting in person. You can change your mind before we file.",
      } satisfies Ways<string>,
      startOver: "Start Over",
    },
  },
  seeWay: {
    "mobile-app": "See Mobile App prices",
    "in-person": "See In-Person prices",
  } satisfies Ways<string>,
  table: {
    heading: "Side by side",
    lead: "What is different, and what stays the same.",
    caption: "In-Person and Mobile App compared",
    feature: "Feature",
    price: "Starting price",
    // The specification gives $60 and $40 "after the $20 discount" (§9); the amount comes from rates.yaml.
    afterDiscount: "after the {discount} discount",
    rows: {
      speed: { label: "Speed", "in-person": "Medium", "mobile-app": "Fast" },
      place: {
        label: "Where",
        "in-person": "At our office in {city}",
        "mobile-app": "Wherever you are, on your phone",
      },
      documents: {
        label: "Your documents",
        "in-person": "You bring them, and we go through them together",
        "mobile-app": "You photograph them with your phone",
      },
      preparer: {
        label: "Who prepares it",
        "in-person": "Our team, with you in the room",
        "mobile-app": "The same team, from what you send",
      },
      questions: {
        label: "Your questions",
        "in-person": "Answered face to face",
        "mobile-app": "Answered by phone, in the app or in the client portal",
      },
      languages: {
        label: "Languages",
        "in-person": "English and Spanish",
        "mobile-app": "English and Spanish",
      },
      bestFor: {
        label: "Best for",
        "in-person": "Personalized help and complex situations",
        "mobile-app": "Simplicity",
      },
    } as const satisfies Record<string, Row>,
  },
  cards: {
    heading: "In short",
    bestFor: {
      "mobile-app": "Best for simplicity",
      "in-person": "Best for personalized help and complex situations",
    } satisfies Ways<string>,
    points: {
      "mobile-app": [
        "You are comfortable with your phone",
        "You have few documents, or the same as last year",
        "You would rather not make a trip",
      ],
      "in-person": [
        "You want to talk it through with someone",
        "Something big changed: a business, a house, a family",
        "A letter from the IRS came, or years are missing",
      ],
    } satisfies Ways<string[]>,
  },
  faqs: { heading: "Common questions", more: "All questions and answers" },
} as const;

const es: Words<typeof en> = {
  title: "En persona o por la aplicación: compare cómo declarar",
  description:
    "Compare declarar sus impuestos en nuestra oficina y por la aplicación: rapidez, precio inicial, documentos y ayuda. Cuatro preguntas le dicen cuál le conviene.",
  hero: {
    heading: "Dos formas de declarar. ¿Cuál le conviene?",
    lead: "Siéntese con nosotros en la oficina o mándenos todo desde su teléfono. De una u otra forma, el mismo equipo prepara su declaración, en español o en inglés.",
    video: "También puede declarar por video con nosotros",
    from: "desde",
    waysLabel: "Precios iniciales",
  },
  quiz: {
    heading: "Cuatro preguntas, una recomendación",
    intro: "Toma un minuto, y ninguna respuesta es mala.",
    plainIntro:
      "Responda las cuatro preguntas y deje su correo electrónico para recibir nuestra recomendación.",
    step: "Paso {step} de {steps}",
    goOn: "Continuar",
    back: "Atrás",
    email: {
      heading: "¿La quiere también por correo electrónico?",
      text: "Este paso es opcional. Verá la recomendación enseguida, con correo o sin él.",
      skip: "Omitir el correo",
    },
    notSent: "Aquí está su recomendación",
    result: {
      heading: {
        "mobile-app": "Le recomendamos la aplicación",
        "in-person": "Le recomendamos declarar en persona",
      },
      text: {
        "mobile-app":
          "Usted nos manda todo desde su teléfono, cuando le quede bien, y nosotros preparamos la declaración. Es la forma más sencilla.",
        "in-person":
          "Usted se sienta con una persona de nuestro equipo, que revisa sus documentos con usted y responde sus preguntas en el momento.",
      },
      why: "Por qué se lo recomendamos",
      spokeFor: {
        "mobile-app": "A favor de la aplicación",
        either: {
          "mobile-app": "También sirve para la aplicación",
          "in-person": "También sirve para declarar en persona",
        },
        "in-person": "A favor de ir en persona",
      },
      rule: {
        "mobile-app":
          "En conjunto, sus respuestas van bien con la aplicación. Puede cambiar de opinión antes de presentar.",
        "in-person":
          "En conjunto, sus respuestas no apuntan claramente a la aplicación; por eso le sugerimos venir en persona. Puede cambiar de opinión antes de presentar.",
      },
      startOver: "Empezar de nuevo",
    },
  },
  seeWay: {
    "mobile-app": "Ver precios: por la aplicación",
    "in-person": "Ver precios: en persona",
  },
  table: {
    heading: "Lado a lado",
    lead: "Qué cambia y qué queda igual.",
    caption: "Comparación: en persona y por la aplicación",
    feature: "Característica",
    price: "Precio inicial",
    afterDiscount: "con el descuento de {discount}",
    rows: {
      speed: { label: "Rapidez", "in-person": "Media", "mobile-app": "Rápida" },
      place: {
        label: "Dónde",
        "in-person": "En nuestra oficina de {city}",
        "mobile-app": "Donde usted esté, en su teléfono",
      },
      documents: {
        label: "Sus documentos",
        "in-person": "Los trae y los revisamos juntos",
        "mobile-app": "Los fotografía con su teléfono",
      },
      preparer: {
        label: "Quién la prepara",
        "in-person": "Nuestro equipo, con usted presente",
        "mobile-app": "El mismo equipo, con lo que usted manda",
      },
      questions: {
        label: "Sus preguntas",
        "in-person": "Se responden cara a cara",
        "mobile-app": "Se responden por teléfono, en la aplicación o en el portal de clientes",
      },
      languages: {
        label: "Idiomas",
        "in-person": "Español e inglés",
        "mobile-app": "Español e inglés",
      },
      bestFor: {
        label: "Mejor para",
        "in-person": "Ayuda personalizada y situaciones complejas",
        "mobile-app": "Quien busca sencillez",
      },
    },
  },
  cards: {
    heading: "En resumen",
    bestFor: {
      "mobile-app": "Lo mejor si busca sencillez",
      "in-person": "Lo mejor para ayuda personalizada y situaciones complejas",
    },
    points: {
      "mobile-app": [
        "Maneja bien su celular",
        "Tiene pocos documentos, o casi los mismos del año pasado",
        "Prefiere no hacer el viaje",
      ],
      "in-person": [
        "Quiere hablarlo con alguien",
        "Hubo un cambio grande: un negocio, una casa, la familia",
        "Le llegó una carta del IRS o le faltan años por declarar",
      ],
    },
  },
  faqs: { heading: "Preguntas comunes", more: "Todas las preguntas y respuestas" },
};

export type CompareWords = Words<typeof en>;
/** What the page that compares the two ways of filing says, in both languages. */
export const compareWords: Both<CompareWords> = { en, es };
