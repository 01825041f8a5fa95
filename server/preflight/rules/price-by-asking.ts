import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const priceByAsking = textRule({
  id: "price-by-asking",
  severity: "warning",
  title: "A price that the client has to ask for",
  reason: "Other pages promise the price before the work starts; a published fee says what it covers.",
  source: sources.circular230,
  pattern:
    /ask (?:during|in|at) your (?:free )?(?:appointment|consultation)|pregunte en su (?:cita|consulta)/i,
  proposal: {
    en: "The price depends on your return. We tell you before we start.",
    es: "El precio depende de su declaración. Se lo decimos antes de empezar.",
  },
});
