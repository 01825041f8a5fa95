import { foldText } from "./fold-text.ts";

/** Whom a question concerns, in the order the page offers them; `all` fits everyone. */
export const audiences = ["all", "individuals", "freelancers", "business"] as const;
export type Audience = (typeof audiences)[number];

type SearchableQuestion = { question: string; answer: string; audiences: readonly string[] };
export type FaqFilter = { search: string; audience: Audience };

/** Whether question or answer holds the search and the audience fits; `all` on either side fits everyone. */
export function matches({ question, answer, audiences }: SearchableQuestion, wish: FaqFilter): boolean {
  const isForThem = wish.audience === "all" || audiences.includes("all") || audiences.includes(wish.audience);
  const search = foldText(wish.search);
  return isForThem && (foldText(question).includes(search) || foldText(answer).includes(search));
}
