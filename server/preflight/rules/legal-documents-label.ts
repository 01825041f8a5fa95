import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const legalDocumentsLabel = textRule({
  id: "legal-documents-label",
  severity: "warning",
  title: "“Legal documents” beside notary services",
  reason: "It suggests legal work, the harm that the law on advertising notaries is about.",
  source: sources.notaryAdvertising,
  pattern: /notary[^.]{0,30}legal doc|notariales\)?[^.]{0,10}documentos legales/i,
  files: /[\\/](?:words|practice)[\\/]/,
  proposal: { en: "Notary", es: "Notary Public (servicios notariales)" },
});
