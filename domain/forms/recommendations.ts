import type { BusinessFields } from "./business-form.ts";

export const recommendationCodes = [
  "formation",
  "bookkeeping",
  "payroll",
  "advisory",
  "quarterly-planning",
] as const;
export type RecommendationCode = (typeof recommendationCodes)[number];

export type PlanNote = "nonresident-owner" | "texas-filing-fee";

type Needs = Pick<BusinessFields, "needsBookkeeping" | "needsPayroll" | "needsAdvisory">;

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

/** A plan's notes. A nonresident alien may own an LLC but not an S corporation (IRC 1361(b)(1)(C), 2026). */
export function planNotes({ allUSCitizens }: Pick<BusinessFields, "allUSCitizens">): PlanNote[] {
  // The state's filing fee is never part of a formation price.
  return [...(allUSCitizens === "no" ? (["nonresident-owner"] as const) : []), "texas-filing-fee"];
}
