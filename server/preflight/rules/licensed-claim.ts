import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const licensedClaim = textRule({
  id: "licensed-claim",
  severity: "blocker",
  title: "“Licensed” or “certified” preparer",
  reason:
    "Texas licenses no tax preparers: to say so beside tax returns is the practice of public accountancy; 31 CFR 10.30 forbids enrolled agents the word “certified”.",
  source: sources.publicAccountancy,
  pattern:
    /\blicensed,? (?:and |or )?certified\b|\b(?:licensed|certified(?! cop| mail| public))[\w,\s-]{0,24}(?:preparer|professional|practice|office|bilingual)|licencia,? (?:y )?certifica|(?:preparador|profesional|oficina)[^.:]{0,40}(?:certificad|con licencia)/i,
  except: /certified public accountant|\bCPA\b|licensed to practice law/i,
  proposal: {
    en: "Bilingual tax preparer (or the true credential: Enrolled agent; CPA, Texas license no. …)",
    es: "Preparadora de impuestos bilingüe (o la credencial verdadera: agente registrada ante el IRS; CPA, licencia de Texas núm. …)",
  },
});
