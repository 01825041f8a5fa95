import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  title: "Business tax returns",
  description:
    "Tax returns for LLCs, corporations and S corporations in Texas, with schedules for each owner. Starting prices, questions and a free consultation.",
  heading: "Your business return, in good order",
  lead: "We review your books, prepare the return your entity has to file, and give each owner the schedule for their own.",
  tiersHeading: "What kind of business do you have?",
  tiersHint: "Choose your entity, then ask for a free consultation.",
  action: "Book Free Consultation",
  included: {
    heading: "How we work on it",
    lead: "The same four steps for every entity.",
    points: [
      { title: "We review your books", text: "And tell you what needs to be fixed first." },
      {
        title: "We prepare the return",
        // "State reports": Texas asks for a franchise or information report even where no tax is due.
        text: "With balance sheet, depreciation and state reports where they are due.",
      },
      { title: "You review it first", text: "With the amount due and why." },
      { title: "We file it and plan ahead", text: "Estimated taxes and dates for the current year." },
    ],
  },
  advisory: {
    heading: "Could a different entity lower your taxes?",
    text: "An hour of advice before the year ends is worth more than an hour after it.",
    link: "See advisory",
  },
} as const;

const es: Words<typeof en> = {
  title: "Declaraciones de impuestos de negocios",
  description:
    "Declaraciones de impuestos de LLC, corporaciones y corporaciones S en Texas, con los anexos de cada dueño. Precios iniciales, preguntas y consulta gratis.",
  heading: "La declaración de su negocio, en orden",
  lead: "Revisamos sus registros, preparamos la declaración que le toca a su entidad y le damos a cada dueño el anexo para la suya.",
  tiersHeading: "¿Qué tipo de negocio tiene?",
  tiersHint: "Elija su entidad y pida una consulta gratis.",
  action: "Reservar consulta gratis",
  included: {
    heading: "Cómo trabajamos",
    lead: "Los mismos cuatro pasos para cada entidad.",
    points: [
      { title: "Revisamos sus registros", text: "Y le decimos qué hay que ordenar primero." },
      {
        title: "Preparamos la declaración",
        text: "Con el balance general, la depreciación y los informes estatales que correspondan.",
      },
      { title: "Usted la revisa primero", text: "Con el impuesto que resulta y por qué." },
      {
        title: "La presentamos y planificamos",
        text: "El impuesto estimado y las fechas del año en curso.",
      },
    ],
  },
  advisory: {
    heading: "¿Pagaría menos impuestos con otra entidad?",
    text: "Una hora de asesoría antes de que cierre el año vale más que una hora después.",
    link: "Ver asesoría",
  },
};

type BusinessTaxesWords = Words<typeof en>;
export const businessTaxesWords: Both<BusinessTaxesWords> = { en, es };
