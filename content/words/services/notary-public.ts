import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

/** No word about immigration stands beside these services: Gov't Code 406.017 forbids offering such help for pay. */
const en = {
  title: "Notary Public in {city}, Texas",
  description:
    "Notary public services at the office or where you are: standard notarizations, oaths and certified copies, with rates, hours and Texas fee limits.",
  heading: "Notary Public, here or where you are",
  // Tex. Civ. Prac. & Rem. Code 121.005: a foreign passport serves for residential real estate alone.
  lead: "Bring the document unsigned and a current photo ID from a US state or the federal government. For most documents Texas does not accept a matrícula consular or other foreign ID; call us first. You sign in front of us, and we seal the document.",
  schedule: "Schedule a notary",
  request: {
    heading: "Request a time",
    intro:
      "Tell us what you need notarized and when it suits you. We contact you within {responseHours} hours to agree on the time.",
    submit: "Request a time",
  },
  prices: { office: "from {act} per act", mobile: "from {act} per act, plus {trip} for the trip" },
  types: {
    heading: "What we do",
    points: [
      {
        title: "Standard notarization",
        text: "Acknowledgments of signatures on letters, permissions, titles and contracts.",
      },
      { title: "Oaths and affirmations", text: "For affidavits and sworn statements." },
      {
        title: "Certified copies",
        text: "Of documents that Texas lets a notary copy. Birth, death and marriage records come from the office that keeps them.",
      },
    ],
  },
  mobile: {
    heading: "We also come to you",
    text: "To your home, your work or a hospital room. The trip is agreed with you beforehand and billed apart from the notarial act.",
    button: "Request Mobile Service",
  },
  rates: {
    heading: "Rates",
    acts: "Notarial acts",
    extras: "Agreed apart from the act",
    extrasText: "Added only when you ask for it; we tell you the whole amount before we set out.",
    discounts: "Several documents",
    documents: "{count} or more documents",
    off: "{percent}% off",
    capsHeading: "The most Texas law allows",
    // On the English page alone; the Spanish one has the caps in the notice under its prices.
    capsText:
      "The Texas Government Code sets the most a notary may charge for an act. Travel is not an act: it is agreed and billed apart.",
    capsSource: "Texas Government Code § 406.024",
    checked: "checked on",
  },
  hours: { heading: "Notary hours" },
} as const;

const es: Words<typeof en> = {
  title: "Notary Public (servicios notariales) en {city}, Texas",
  description:
    "Servicios notariales en la oficina o donde usted esté: certificación de firmas, juramentos y copias certificadas, con tarifas, horario y los límites de Texas.",
  heading: "Notary Public (servicios notariales), aquí o donde usted esté",
  lead: "Traiga el documento sin firmar y una identificación vigente con foto de un estado o del gobierno federal de los Estados Unidos. Para casi todos los documentos, Texas no acepta la matrícula consular, la credencial del INE ni otra identificación extranjera: llámenos antes. Usted firma ante nosotros y el documento queda sellado.",
  schedule: "Pedir una cita notarial",
  request: {
    heading: "Pida fecha y hora",
    intro:
      "Díganos qué documento hay que notarizar y cuándo le conviene. Nos comunicaremos con usted en menos de {responseHours} horas para acordar la hora.",
    submit: "Pedir fecha y hora",
  },
  prices: { office: "desde {act} por acto", mobile: "desde {act} por acto, más {trip} por el viaje" },
  types: {
    heading: "Qué hacemos",
    points: [
      {
        title: "Certificación notarial común",
        text: "Reconocimiento de firmas en cartas, permisos, títulos y contratos.",
      },
      { title: "Juramentos y afirmaciones", text: "Para declaraciones juradas." },
      {
        title: "Copias certificadas",
        text: "De los documentos que Texas permite copiar. Las actas de nacimiento, defunción y matrimonio las da la oficina que las guarda.",
      },
    ],
  },
  mobile: {
    heading: "También vamos a donde usted esté",
    text: "A su casa, a su trabajo o al hospital. El viaje se acuerda antes con usted y se cobra aparte del acto notarial.",
    button: "Pedir el servicio a domicilio",
  },
  rates: {
    heading: "Tarifas",
    acts: "Actos notariales",
    extras: "Se acuerda aparte del acto",
    extrasText: "Se suma solo si usted lo pide; le decimos el total antes de salir.",
    discounts: "Varios documentos",
    documents: "{count} documentos o más",
    off: "{percent}% menos",
    capsHeading: "Lo más que permite la ley de Texas",
    capsText:
      "El Código de Gobierno de Texas fija lo más que se puede cobrar por un acto notarial. El viaje no es un acto: se acuerda y se cobra aparte.",
    capsSource: "Código de Gobierno de Texas § 406.024 (en inglés)",
    checked: "revisado el",
  },
  hours: { heading: "Horario de servicios notariales" },
};

export type NotaryWords = Words<typeof en>;
export const notaryWords: Both<NotaryWords> = { en, es };
