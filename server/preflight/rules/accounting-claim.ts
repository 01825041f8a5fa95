import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const accountingClaim = textRule({
  id: "accounting-claim",
  severity: "blocker",
  title: "“Accounting” as a service",
  reason: "Only who holds a CPA license may claim expertise in accounting.",
  source: sources.accountingTitle,
  pattern: /\baccount(?:ing|ants?)\b|\bcontabilidad\b|\bcontador(?:a|es|as)?(?= (?:públic|certific|con\b))/i,
  except: /\bCPA\b|certified public accountant|software|program/i,
  files: /[\\/](?:practice[\\/](?:business|catalogue|tiers)|words)[\\/.]/,
  proposal: { en: "bookkeeping", es: "teneduría de libros" },
});
