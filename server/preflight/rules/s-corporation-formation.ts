import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const sCorporationFormation = textRule({
  id: "s-corporation-formation",
  severity: "warning",
  title: "“Forming” an S corporation",
  reason: "Nobody can form one: it is a tax election of a company that exists.",
  source: sources.corporationElection,
  pattern:
    /S-?\s?Corp(?:oration)? Formation|(?:form|forming) an S corporation|constitución de (?:una )?(?:LLC o )?corporación S/i,
  files: /[\\/](?:words|practice)[\\/]/,
  proposal: {
    en: "LLC Formation & EIN Setup (and the S election, if it fits)",
    es: "Constitución de su LLC y EIN (y elección de corporación S, si conviene)",
  },
});
