import type { BusinessFields } from "./business-form.ts";

/** What a business plan may recommend, in the order in which it does. */
export const recommendationCodes = [
  "formation",
  "bookkeeping",
  "payroll",
  "advisory",
  "quarterly-planning",
] as const;
export type RecommendationCode = (typeof recommendationCodes)[number];

/** What a plan has to say beside its services. */
export type PlanNote = "nonresident-owner" | "texas-filing-fee";

type Needs = Pick<BusinessFields, "needsBookkeeping" | "needsPayroll" | "needsAdvisory">;

/** The services that answer the wizard's questions. Whoever does not ask for advisory is offered quarterly planning. */
export function recommendServices(needs: Needs): RecommendationCode[] {
  const isRecommended: Record<RecommendationCode, boolean> = {
    formation: true,
    bookkeeping: needs.needsBookkeeping === "yes",
    payroll: needs.needsPayroll === "yes",
    advisory: needs.needsAdvisory === "yes",
    "quarterly-planning": needs.needsAdvisory !== "yes",
  };
  return recommendationCodes.filter((code) => isRecommended[code]);
}

/**
 * The notes of a plan. A nonresident alien may own a part of an LLC but not of an S corporation
 * (IRC 1361(b)(1)(C), 2026); the state's filing fee is never part of a formation price.
 */
export function planNotes({ allUSCitizens }: Pick<BusinessFields, "allUSCitizens">): PlanNote[] {
  return [...(allUSCitizens === "no" ? (["nonresident-owner"] as const) : []), "texas-filing-fee"];
}
