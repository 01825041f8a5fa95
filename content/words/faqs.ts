import type { Both } from "#domain/locale.ts";
import type { Audience } from "#domain/search/faq-search.ts";
import type { Words } from "../format/fill-in.ts";

/** The frame of the questions, which stand in faqs.yaml, each with its source and the day it was checked. */
const en = {
  title: "FAQs: taxes, businesses and appointments",
  description:
    "Answers about refunds, deadlines, documents, LLCs, ITINs and appointments, with their official sources. In English and Spanish.",
  heading: "Questions people ask us",
  lead: "Short answers about personal taxes, business taxes and appointments. Where an answer rests on a law or a figure, its official source stands below it.",
  browse: "Find your question",
  search: "Search FAQs...",
  searchLabel: "Search the questions and answers",
  audience: "Questions for",
  audiences: {
    all: "All",
    individuals: "Individuals",
    freelancers: "Freelancers",
    business: "Business",
  } satisfies Record<Audience, string>,
  counted: { one: "{count} question", other: "{count} questions" },
  empty: {
    heading: "No FAQs found",
    text: "Try adjusting your search terms or audience filter.",
    clear: "Show all questions",
  },
  link: "Link to this question",
  source: "Source:",
  checked: "checked on",
  // The specification names both buttons and gives them no behaviour; here one opens the calendar, the other calls.
  closing: {
    heading: "Don't see your question?",
    text: "Ask us. The first consultation is free, lasts {freeConsultationMinutes} minutes, and we answer within {responseHours} hours.",
    consultation: "Schedule Free Consultation",
    call: "Call",
  },
} as const;

const es: Words<typeof en> = {
  title: "Preguntas frecuentes sobre impuestos, negocios y citas",
  description:
    "Respuestas sobre reembolsos, fechas límite, documentos, LLC, ITIN y citas, con sus fuentes oficiales. En español y en inglés.",
  heading: "Lo que más nos preguntan",
  lead: "Respuestas cortas sobre impuestos personales, impuestos de negocios y citas. Si una se apoya en una ley o en una cifra, debajo está su fuente oficial.",
  browse: "Encuentre su pregunta",
  search: "Buscar preguntas...",
  searchLabel: "Buscar en las preguntas y respuestas",
  audience: "Preguntas para",
  audiences: {
    all: "Todos",
    individuals: "Personas",
    freelancers: "Cuenta propia",
    business: "Negocios",
  },
  counted: { one: "{count} pregunta", other: "{count} preguntas" },
  empty: {
    heading: "No encontramos preguntas",
    text: "Pruebe con otras palabras o con otro grupo.",
    clear: "Ver todas las preguntas",
  },
  link: "Enlace a esta pregunta",
  source: "Fuente:",
  checked: "revisada el",
  closing: {
    heading: "¿No encontró su pregunta?",
    text: "Háganosla. La primera consulta es gratis, dura {freeConsultationMinutes} minutos y respondemos en menos de {responseHours} horas.",
    consultation: "Reservar consulta gratis",
    call: "Llamar al",
  },
};

export const faqWords: Both<Words<typeof en>> = { en, es };
