import type { Practice } from "#domain/practice/practice.ts";

/** Values for placeholders: the practice's claims, and `years` and `clients` without the plus sign, for "over {years}". */
export const proofValues = (proof: Practice["proof"]) => ({
  ...proof,
  years: withoutPlus(proof.yearsOfExperience),
  clients: withoutPlus(proof.satisfiedClients),
});

const withoutPlus = (claim: string) => claim.replace("+", "");
