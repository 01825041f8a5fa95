import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

/** The three ways of filing a personal return: in person, by mobile app, by video. */
const en = {
  inPerson: {
    title: "File your taxes in person",
    description:
      "Sit down with a bilingual tax professional in {city}, Texas. Choose your service level, see its price, and ask for an appointment.",
    heading: "File in person, face to face",
    lead: "Bring your documents. We go through them with you, answer your questions, and you see every line before you sign.",
    benefits: [
      { title: "Face-to-face help", text: "Ask as you go, in English or in Spanish." },
      {
        title: "Nothing gets left out",
        text: "We look at your documents together and tell you what is still missing.",
      },
      { title: "Good for complicated years", text: "A move, a new child, a sale, a letter from the IRS." },
    ],
    tiersHeading: "Choose your service level",
    tiersHint: "Choose the one that sounds like you. You can change it at the appointment.",
  },
  mobileApp: {
    title: "File your taxes by mobile app",
    description:
      "Photograph your documents, answer a few questions, and have your return prepared by a bilingual professional. Save on every level.",
    heading: "File from your phone",
    lead: "Photograph your documents, send them through the app, and a professional prepares your return. Choose your level below and we will send you the link to the app.",
    benefits: [
      { title: "When it suits you", text: "After work, on a Sunday, from home." },
      {
        title: "Prepared by a person",
        text: "The app sends us your documents; a professional prepares the return.",
      },
      { title: "It costs less", text: "Every level is cheaper than in person." },
    ],
    tiersHeading: "Choose your service level",
    tiersHint: "Choose the one that sounds like you. We will tell you if another one fits better.",
  },
  virtual: {
    title: "File your taxes by video",
    description:
      "A video session with a bilingual tax professional, of the right length for your kind of return. Choose your level and ask for a time.",
    heading: "File by video, from home",
    lead: "The same conversation as in the office, on your screen. We look at your documents together and prepare the return with you.",
    benefits: [
      { title: "Face to face, without the drive", text: "On your phone, tablet or computer." },
      {
        title: "The same professional",
        text: "The person who meets with you by video also prepares your return.",
      },
      { title: "Time for your questions", text: "The more your return has in it, the longer the session." },
    ],
    tiersHeading: "Choose your session",
    tiersHint: "Each session has its own length. Choose the one that sounds like you.",
  },
  benefitsHeading: "Why file this way",
  compare: {
    heading: "Another way may suit you better",
    text: "Answer four questions to find out, and see both ways side by side.",
    link: "Compare your options",
  },
} as const;

const es: Words<typeof en> = {
  inPerson: {
    title: "Declare sus impuestos en persona",
    description:
      "Siéntese con nuestro equipo bilingüe en {city}, Texas. Elija su nivel de servicio, vea el precio y pida una cita.",
    heading: "Declare en persona, cara a cara",
    lead: "Traiga sus documentos. Los revisamos con usted, respondemos a sus preguntas, y usted ve cada línea antes de firmar.",
    benefits: [
      { title: "Atención cara a cara", text: "Pregunte lo que quiera, en español o en inglés." },
      {
        title: "Nada se queda fuera",
        text: "Revisamos juntos sus documentos y le decimos qué falta todavía.",
      },
      { title: "Para los años complicados", text: "Una mudanza, un bebé, una venta, una carta del IRS." },
    ],
    tiersHeading: "Elija su nivel de servicio",
    tiersHint: "Elija el que más se parezca a su caso. Puede cambiarlo en la cita.",
  },
  mobileApp: {
    title: "Declare sus impuestos por la aplicación móvil",
    description:
      "Fotografíe sus documentos, responda unas preguntas, y nuestro equipo bilingüe prepara su declaración. Ahorre en todos los niveles.",
    heading: "Declare desde su teléfono",
    lead: "Fotografíe sus documentos, envíelos por la aplicación, y nuestro equipo prepara su declaración. Elija abajo su nivel y le mandaremos el enlace de la aplicación.",
    benefits: [
      { title: "Cuando le convenga", text: "Después del trabajo, un domingo, desde su casa." },
      {
        title: "La prepara una persona",
        text: "La aplicación transmite sus documentos; una persona prepara la declaración.",
      },
      { title: "Cuesta menos", text: "Cada nivel es más barato que en persona." },
    ],
    tiersHeading: "Elija su nivel de servicio",
    tiersHint: "Elija el que más se parezca a su caso. Si otro le conviene más, se lo diremos.",
  },
  virtual: {
    title: "Declare sus impuestos por video",
    description:
      "Una sesión de video con nuestro equipo bilingüe, de la duración que pide su tipo de declaración. Elija su nivel y pida un horario.",
    heading: "Declare por video, desde su casa",
    lead: "La misma conversación que en la oficina, en su pantalla. Revisamos juntos sus documentos y preparamos la declaración con usted.",
    benefits: [
      { title: "Cara a cara, sin manejar", text: "En su teléfono, tableta o computadora." },
      { title: "La misma persona", text: "Quien le atiende por video también prepara su declaración." },
      {
        title: "Tiempo para sus preguntas",
        text: "Mientras más lleve su declaración, más larga es la sesión.",
      },
    ],
    tiersHeading: "Elija su sesión",
    tiersHint: "Cada sesión tiene su duración. Elija la que más se parezca a su caso.",
  },
  benefitsHeading: "Por qué declarar así",
  compare: {
    heading: "Tal vez le convenga otra forma",
    text: "Responda cuatro preguntas para saberlo y vea las dos formas lado a lado.",
    link: "Comparar sus opciones",
  },
};

type FilingWords = Words<typeof en>;
export type FilingRoute = "inPerson" | "mobileApp" | "virtual";
export const filingWords: Both<FilingWords> = { en, es };
