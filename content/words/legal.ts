import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** What frames the two legal pages; their texts are Markdown in content/legal, one file for each language. */
const en = {
  updated: "Last updated",
  contents: "On this page",
  contact: { heading: "Who we are", phone: "Phone", email: "Email", address: "Postal address" },
  /** The other of the two pages. */
  also: { privacy: "How we handle your information", terms: "Our terms" },
} as const;

const es: Words<typeof en> = {
  updated: "Última actualización:",
  contents: "En esta página",
  contact: {
    heading: "Quiénes somos",
    phone: "Teléfono",
    email: "Correo electrónico",
    address: "Dirección postal",
  },
  also: {
    privacy: "Leer cómo tratamos su información",
    terms: "Leer nuestros términos",
  },
};

export type LegalWords = Words<typeof en>;
export const legalWords: Both<LegalWords> = { en, es };
