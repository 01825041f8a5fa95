import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  title: "Personal tax preparation",
  description:
    "Bilingual tax preparation for individuals, students, families, freelancers and investors in {city}, Texas. See what is included and what it costs.",
  heading: "Your personal taxes, prepared with you",
  lead: "Wages, children, a side business or a rental: we prepare your federal return, explain every line in your language, and file it when you agree.",
  stats: { satisfiedClients: "clients", returnsPrepared: "returns", yearsOfExperience: "years" },
  tiersHeading: "What describes you best?",
  tiersHint: "Choose a service type, then book your consultation. The consultation is free.",
  action: "Book Free Consultation",
  included: {
    heading: "What is included",
    lead: "In every level, however you file.",
    points: [
      { title: "A talk about your year", text: "What changed since your last return, and what that means." },
      // Federal alone: Texas has no personal income tax.
      { title: "Your federal return", text: "Prepared by a person, with the schedules your case needs." },
      { title: "Credits and deductions", text: "We check those that fit you, and tell you which do not." },
      { title: "A review before you sign", text: "Line by line, in English or in Spanish." },
      // No number of days: the IRS says "less than 21 days in most cases", and that is not ours to promise.
      { title: "E-file and direct deposit", text: "The quickest way to a refund, when one is due." },
      { title: "A copy to keep", text: "In your client portal and on paper if you like." },
    ],
  },
  discount: {
    heading: "Save {amount} with the mobile app",
    text: "Send your documents from your phone and every level costs less.",
    link: "See mobile app prices",
  },
  next: {
    heading: "Are you starting a business, too?",
    text: "How you set it up decides how it is taxed. Answer six short questions and get a plan.",
    link: "Start your business",
  },
} as const;

const es: Words<typeof en> = {
  title: "Preparación de impuestos personales",
  description:
    "Preparación de impuestos bilingüe para personas, familias, trabajadores por cuenta propia e inversionistas en {city}, Texas. Vea qué incluye y qué cuesta.",
  heading: "Sus impuestos personales, preparados con usted",
  lead: "Sueldos, hijos, un negocio aparte o una casa en alquiler: preparamos su declaración federal, le explicamos cada línea en su idioma y la presentamos cuando usted esté de acuerdo.",
  stats: { satisfiedClients: "clientes", returnsPrepared: "declaraciones", yearsOfExperience: "años" },
  tiersHeading: "¿Cuál es su caso?",
  tiersHint: "Elija un tipo de servicio y reserve su consulta. La consulta es gratis.",
  action: "Reservar consulta gratis",
  included: {
    heading: "Qué incluye",
    lead: "En todos los niveles, sin importar cómo declare.",
    points: [
      {
        title: "Una conversación sobre su año",
        text: "Qué cambió desde su última declaración y qué significa.",
      },
      {
        title: "Su declaración federal",
        text: "La prepara una persona, con los anexos que su caso necesita.",
      },
      {
        title: "Créditos y deducciones",
        text: "Revisamos los que le corresponden y le decimos cuáles no.",
      },
      { title: "Una revisión antes de firmar", text: "Línea por línea, en español o en inglés." },
      {
        title: "Presentación electrónica y depósito directo",
        text: "El camino más rápido al reembolso, cuando lo hay.",
      },
      { title: "Una copia para usted", text: "En su portal de clientes, y en papel si gusta." },
    ],
  },
  discount: {
    heading: "Ahorre {amount} con la aplicación móvil",
    text: "Mande sus documentos desde el teléfono y cada nivel le cuesta menos.",
    link: "Ver precios de la aplicación",
  },
  next: {
    heading: "¿También va a abrir un negocio?",
    text: "La forma en que lo abra decide cómo paga impuestos. Responda seis preguntas cortas y reciba un plan.",
    link: "Abrir un negocio",
  },
};

type PersonalTaxesWords = Words<typeof en>;
export const personalTaxesWords: Both<PersonalTaxesWords> = { en, es };
