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
    heading: "Common topics",
    points: [
      { title: "A new business", text: "Which entity, what it costs, what it has to file." },
      { title: "Estimated taxes", text: "How much to set aside from every payment you receive." },
      { title: "A letter from the IRS", text: "What it says, when to answer, and with what." },
      { title: "A big year", text: "A sale, an inheritance, a move, a new family member." },
    ],
  },
  // The numbers of the notices are printed at their top or bottom right.
  letters: {
    heading: "Help with an IRS letter",
    lead: "Bring it soon, opened or not: it names the last day to answer. Looking at it together is part of the free consultation; if the answer takes more work, you know the price before we start.",
    points: [
      {
        title: "CP2000: income that is not on your return",
        text: "We compare it with your records and prepare your answer, whether you agree or not.",
      },
      {
        title: "CP53E: your refund is waiting for a bank account",
        text: "You have 30 days to add one. We show you how, even if you have no account yet.",
      },
      { title: "CP48: your ITIN is about to expire", text: "We prepare its renewal with Form W-7." },
      {
        title: "5071C: the IRS wants to verify that it is you",
        text: "We explain what to have ready; you answer the IRS yourself, online or by phone.",
      },
      {
        // 31 CFR 10.3: practice before the IRS.
        title: "When you need a representative",
        text: "In most cases only an attorney, a CPA or an enrolled agent may speak to the IRS for you. We will tell you when you need one.",
      },
    ],
  },
  contact: {
    heading: "Do you have another question?",
    text: "Write to us. We will tell you whether it needs a session or just an answer.",
    link: "Contact us",
  },
} as const;

const es: Words<typeof en> = {
  title: "Asesoría de impuestos y negocios",
  description:
    "Hable con nuestro equipo bilingüe de impuestos antes de decidir: una consulta básica, una sesión completa o la planificación de su año.",
  heading: "Pregunte antes de decidir",
  lead: "Comprar una camioneta, contratar a su primer empleado, cambiar de entidad, vender una casa: casi todo el impuesto se decide antes de que cierre el año, no al declarar.",
  tiersHeading: "Elija cuánto tiempo necesita",
  tiersHint: "Elija un tipo de asesoría y pida una cita.",
  action: "Reservar consulta",
  topics: {
    heading: "Consultas frecuentes",
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
  letters: {
    heading: "Ayuda con una carta del IRS",
    lead: "Tráigala pronto, abierta o cerrada: ahí dice hasta qué día puede contestar. Verla juntos es parte de la consulta gratis; si la respuesta lleva más trabajo, usted conoce el precio antes de empezar.",
    points: [
      {
        title: "CP2000: un ingreso que no está en su declaración",
        text: "Lo comparamos con sus registros y preparamos su respuesta, esté de acuerdo o no.",
      },
      {
        title: "CP53E: su reembolso espera una cuenta de banco",
        text: "Tiene 30 días para agregar una. Le mostramos cómo, aunque todavía no tenga cuenta.",
      },
      { title: "CP48: su ITIN está por vencer", text: "Preparamos la renovación con el Formulario W-7." },
      {
        title: "5071C: el IRS quiere comprobar que es usted",
        text: "Le explicamos qué tener a la mano; usted le contesta al IRS, en línea o por teléfono.",
      },
      {
        title: "Si necesita quien le represente",
        text: "Casi siempre, solo un abogado, un CPA o un agente registrado puede hablar con el IRS por usted. Le diremos cuándo hace falta.",
      },
    ],
  },
  contact: {
    heading: "¿Tiene otra pregunta?",
    text: "Escríbanos. Le diremos si hace falta una sesión o basta con una respuesta.",
    link: "Comunicarse con nosotros",
  },
};

type AdvisoryWords = Words<typeof en>;
export const advisoryWords: Both<AdvisoryWords> = { en, es };
