import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const entityChoice = textRule({
  id: "entity-choice",
  severity: "blocker",
  title: "Choosing the entity for the client",
  reason: "Advice on instruments whose legal effect must be carefully determined is the practice of law.",
  source: sources.practiceOfLaw,
  pattern:
    /choose the (?:right|best) entity|(?:choosing|choice of) (?:the right|your) entity|advice on the kind of entity|elegimos con usted la entidad|la entidad adecuada|asesoría sobre el tipo de entidad/i,
  proposal: {
    en: "We compare with you how each choice is taxed, then file the certificate of formation you decide on. For contracts and a company agreement, see an attorney.",
    es: "Comparamos con usted cómo paga impuestos cada opción y presentamos el certificado de formación que usted decida. Para contratos y el acuerdo de la compañía, consulte a un abogado.",
  },
});
