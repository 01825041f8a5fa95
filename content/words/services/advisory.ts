import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  title: "Tax and business advisory",
  description:
    "Talk with a bilingual tax professional before you decide: a basic consultation, a complete session, or tax planning for the year.",
  heading: "Ask before you decide",
  lead: "Buying a truck, hiring your first employee, changing your entity, selling a house: most tax is decided before the year ends, not when the return is filed.",
  tiersHeading: "Choose how much time you need",
  // The alert for a missing choice calls it "an advisory type" too, as specified (§5).
  tiersHint: "Choose an advisory type, then ask for an appointment.",
  action: "Book Consultation",
  topics: {
    heading: "What people ask about",
    points: [
      { title: "A new business", text: "Which entity, what it costs, what it has to file." },
      { title: "Estimated taxes", text: "How much to set aside from every payment you receive." },
      { title: "A letter from the IRS", text: "What it says, by when to answer, and with what." },
      { title: "A big year", text: "A sale, an inheritance, a move, a new family member." },
    ],
  },
  contact: {
    heading: "Do you have another question?",
    text: "Write to us. We tell you whether it needs a session or only an answer.",
    link: "Contact us",
  },
} as const;

const es: Words<typeof en> = {
  title: "Asesoría de impuestos y negocios",
  description:
    "Hable con una profesional de impuestos bilingüe antes de decidir: una consulta básica, una sesión completa o la planificación de su año.",
  heading: "Pregunte antes de decidir",
  lead: "Comprar una camioneta, contratar a su primer empleado, cambiar de entidad, vender una casa: casi todo el impuesto se decide antes de que cierre el año, no al declarar.",
  tiersHeading: "Elija cuánto tiempo necesita",
  tiersHint: "Elija un tipo de asesoría y pida una cita.",
  action: "Reservar consulta",
  topics: {
    heading: "Lo que la gente consulta",
    points: [
      { title: "Un negocio nuevo", text: "Qué entidad, cuánto cuesta, qué tiene que declarar." },
      { title: "El impuesto estimado", text: "Cuánto apartar de cada pago que usted recibe." },
      { title: "Una carta del IRS", text: "Qué dice, para cuándo hay que responder y con qué." },
      {
        title: "Un año de grandes cambios",
        text: "Una venta, una herencia, una mudanza, alguien nuevo en la familia.",
      },
    ],
  },
  contact: {
    heading: "¿Tiene otra pregunta?",
    text: "Escríbanos. Le diremos si hace falta una sesión o basta con una respuesta.",
    link: "Comuníquese con nosotros",
  },
};

export type AdvisoryWords = Words<typeof en>;
export const advisoryWords: Both<AdvisoryWords> = { en, es };
