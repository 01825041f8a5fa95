import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { Fact } from "./draft.ts";

/** The facts with sensitive numbers masked, and whether there were any. */
export function maskFacts(facts: readonly Fact[]): { facts: Fact[]; isMasked: boolean } {
  const masked = facts.map((fact) => ({ ...fact, value: maskSensitiveNumbers(fact.value) }));
  return { facts: masked, isMasked: masked.some(({ value }, place) => value !== facts[place]?.value) };
}
