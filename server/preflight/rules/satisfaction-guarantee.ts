import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const satisfactionGuarantee = textRule({
  id: "satisfaction-guarantee",
  severity: "blocker",
  title: "A satisfaction guarantee",
  reason: "The words may be used only where the full price is refunded on request.",
  source: sources.guarantees,
  pattern:
    /satisfaction guarantee|guaranteed satisfaction|money.back guarantee|satisfacción garantizada|garantía de satisfacción/i,
  except: /full refund|reembolso completo/i,
  proposal: { en: "We correct our mistakes free", es: "Corregimos nuestros errores sin cobrarle" },
});
