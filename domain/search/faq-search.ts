import { foldText } from "./fold-text.ts";

/** Whom a question concerns, in the order the page offers them; `all` fits everyone. */
export const audiences = ["all", "individuals", "freelancers", "business"] as const;
export type Audience = (typeof audiences)[number];

type SearchableQuestion = { question: string; answer: string; audiences: readonly string[] };
export type FaqFilter = { search: string; audience: Audience };

/**
 * Whether a question is among those a visitor asked for: the search stands in the question or in the answer, whatever
 * its case and accents, and the audience is one of the question's. `all` on either side fits everyone.
 */
export function matches({ question, answer, audiences }: SearchableQuestion, wish: FaqFilter): boolean {
  const isForThem = wish.audience === "all" || audiences.includes("all") || audiences.includes(wish.audience);
  const search = foldText(wish.search);
  return isForThem && (foldText(question).includes(search) || foldText(answer).includes(search));
}
