import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

/** The eleven items of Gov't Code 406.024(a), the first of them in two rows. */
const rowsByLaw = 12;

export const notaryNoticeFees: Rule = {
  id: "notary-notice-fees",
  severity: "blocker",
  title: "The notary notice without all fees",
  reason: "An advertisement in Spanish carries all the fees that a notary may charge.",
  source: sources.notaryAdvertising,
  find: ({ practice, at }) => {
    const rows = practice.rates.notary.caps.fees.length;
    if (rows >= rowsByLaw) return [];
    return [
      {
        places: [at("rates", "notary.caps.fees")],
        says: {
          en: `Rows: ${rows}; in the law: ${rowsByLaw}.`,
          es: `Renglones: ${rows}; en la ley: ${rowsByLaw}.`,
        },
        proposal: {
          en: "Protest of a bill or note, $4 · Notice of protest, $1 · Other protest, $4 · Certificate and seal to a protest, $4 · Deposition, each 100 words, $1 · Swearing a witness to a deposition, $10",
          es: "Protesto de letra o pagaré, $4 · Aviso de protesto, $1 · Otro protesto, $4 · Certificado y sello de un protesto, $4 · Deposición, cada 100 palabras, $1 · Juramento de un testigo para una deposición, $10",
        },
      },
    ];
  },
};
