import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const filingSpeed = textRule({
  id: "filing-speed",
  severity: "warning",
  title: "Speed compared without saying of what",
  reason: "A reader takes it for the refund, of whose speed only the words of the IRS may be used.",
  source: sources.eFileAdvertising,
  pattern: /^(?:speed|rapidez|velocidad)$/i,
  files: /[\\/]words[\\/]/,
  proposal: {
    en: "When we start: At your appointment / When your documents arrive",
    es: "Cuándo empezamos: En su cita / Al llegar sus documentos",
  },
});
