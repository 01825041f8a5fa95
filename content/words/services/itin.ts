import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  title: "ITIN application assistance",
  description:
    "Help with Form W-7 for an individual taxpayer identification number (ITIN), alone or together with a tax return. Prices and what is included.",
  heading: "Help with your ITIN application",
  lead: "An ITIN lets you file a tax return when you are not eligible for a Social Security number. We prepare Form W-7 with you and check your documents before they go out.",
  what: {
    heading: "What an ITIN is",
    // The refusal of notarized copies must stay: the practice also offers notary services, and no page may suggest
    // that a seal helps here. Copies have to come from the agency that issued the document.
    paragraphs: [
      "An individual taxpayer identification number (ITIN) is a nine-digit number that the IRS gives to people who need to file taxes in the United States and are not eligible for a Social Security number.",
      "It is for federal taxes only. It gives no permission to work and changes nothing about your immigration status.",
      "You apply with Form W-7, in most cases together with your tax return. The IRS accepts original documents, or copies certified by the agency that issued them. It does not accept notarized copies.",
      // Only a CAA, an IRS office or the issuing agency certifies; the owner confirms in the preflight that we are none.
      "To keep your passport at home, have it certified at an IRS Taxpayer Assistance Center, by a Certifying Acceptance Agent (we are not one) or at your consulate. We review your documents with you before they go out.",
      "An ITIN that was on no tax return for three years in a row expires on December 31 and has to be renewed before it is used again.",
    ],
    source: "IRS: Individual taxpayer identification number",
    sourceUrl: "https://www.irs.gov/individuals/individual-taxpayer-identification-number",
    checked: "2026-11-20",
  },
  included: {
    heading: "What is included",
    points: [
      { title: "Do you need one?", text: "We check whether an ITIN is the right number for you." },
      { title: "Form W-7", text: "Filled in with you, with the right reason marked." },
      {
        title: "Your documents",
        text: "We look at which ones prove your identity and foreign status, as the IRS asks.",
      },
      { title: "Your spouse and dependents", text: "We tell you who else can apply." },
      { title: "Mailing your application", text: "Where to send it, how, and what to keep a copy of." },
      { title: "The IRS's answer", text: "We read it with you and help you with the next step." },
    ],
  },
  prices: { heading: "Prices", help: "Get help" },
} as const;

const es: Words<typeof en> = {
  title: "Ayuda con la solicitud de ITIN",
  description:
    "Ayuda con el Formulario W-7 para el número de identificación personal del contribuyente (ITIN), solo o junto con una declaración. Precios y qué incluye.",
  heading: "Ayuda con su solicitud de ITIN",
  lead: "El ITIN le permite declarar impuestos cuando no le corresponde un número de Seguro Social. Preparamos el Formulario W-7 con usted y revisamos sus documentos antes de enviarlos.",
  what: {
    heading: "Qué es un ITIN",
    paragraphs: [
      "El número de identificación personal del contribuyente (ITIN) tiene nueve dígitos. El IRS lo da a quienes necesitan declarar impuestos en los Estados Unidos y no pueden obtener un número de Seguro Social.",
      "Sirve solo para los impuestos federales. No da permiso de trabajo ni cambia en nada su estatus migratorio.",
      "Se pide con el Formulario W-7, casi siempre junto con la declaración de impuestos. El IRS acepta documentos originales o copias certificadas por la agencia que los emitió. No acepta copias con certificación notarial.",
      "Si no quiere mandar su pasaporte, puede certificarlo en un Centro de Ayuda al Contribuyente del IRS, con un Agente Tramitador Certificador (nosotros no lo somos) o en su consulado. Nosotros revisamos sus documentos con usted antes de enviarlos.",
      "Un ITIN que no aparece en ninguna declaración durante tres años seguidos vence el 31 de diciembre y hay que renovarlo antes de usarlo de nuevo.",
    ],
    source: "IRS: Número de identificación personal del contribuyente",
    sourceUrl: "https://www.irs.gov/es/individuals/individual-taxpayer-identification-number",
    checked: "2026-11-20",
  },
  included: {
    heading: "Qué incluye",
    points: [
      { title: "¿Le hace falta?", text: "Revisamos si el ITIN es el número que le corresponde." },
      { title: "El Formulario W-7", text: "Lo llenamos con usted, con el motivo correcto marcado." },
      {
        title: "Sus documentos",
        text: "Vemos cuáles comprueban su identidad y su condición de extranjero, como pide el IRS.",
      },
      { title: "Su cónyuge y sus dependientes", text: "Le decimos quién más puede pedirlo." },
      { title: "El envío de su solicitud", text: "A dónde mandarlo, cómo, y de qué guardar copia." },
      { title: "La respuesta del IRS", text: "La leemos con usted y le ayudamos con el paso siguiente." },
    ],
  },
  prices: { heading: "Precios", help: "Pedir ayuda" },
};

export type ItinWords = Words<typeof en>;
export const itinWords: Both<ItinWords> = { en, es };
