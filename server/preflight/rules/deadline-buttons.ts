import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const deadlineButtons = textRule({
  id: "deadline-buttons",
  severity: "warning",
  title: "Buttons of deadlines that promise what their page does not do",
  reason: "The pages calculate, send and file nothing; they offer help with it.",
  source: sources.unfairPractices,
  pattern: /^(?:calculate|send|file) now$|^(?:calcular|enviar|declarar) ahora$/i,
  files: /deadlines\.yaml$/,
  paths: /ctaText/,
  proposal: {
    en: "Get help with this payment · Get help with 1099s · See prices",
    es: "Pedir ayuda con este pago · Ayuda con los 1099 · Ver precios",
  },
});
