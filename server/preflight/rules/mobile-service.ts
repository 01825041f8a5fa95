import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const mobileService = textRule({
  id: "mobile-service",
  severity: "warning",
  title: "“Mobile service” without saying which",
  reason: "Only the notary travels; a reader takes it that tax preparation comes to the house too.",
  source: sources.deceptiveTrade,
  pattern: /mobile service available|también vamos a donde/i,
  files: /[\\/]practice[\\/]business\.yaml$/,
  proposal: { en: "Mobile notary service by appointment", es: "Servicios notariales a domicilio, con cita" },
});
