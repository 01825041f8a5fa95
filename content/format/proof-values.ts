import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";

/** Values for placeholders: the practice's claims, and `years` and `clients` without the plus sign, for "over {years}". */
export const proofValues = (proof: Practice["proof"]) => ({
  ...proof,
  years: withoutPlus(proof.yearsOfExperience),
  clients: withoutPlus(proof.satisfiedClients),
});

/** A claim as a number on its own: "500+", in Spanish "Más de 500". */
export const claimWords = (claim: string, locale: Locale) =>
  locale === "es" && claim.endsWith("+") ? `Más\u00a0de ${withoutPlus(claim)}` : claim;

const withoutPlus = (claim: string) => claim.replace("+", "");
