import { foldText } from "./fold-text.ts";

/** The audiences of a question, in the order of their buttons; `all` matches everyone. */
export const audiences = ["all", "individuals", "freelancers", "business"] as const;
export type Audience = (typeof audiences)[number];

type SearchableQuestion = { question: string; answer: string; audiences: readonly string[] };
export type FaqFilter = { search: string; audience: Audience };

export function matches({ question, answer, audiences }: SearchableQuestion, filter: FaqFilter): boolean {
  const isForThem =
    filter.audience === "all" || audiences.includes("all") || audiences.includes(filter.audience);
  const search = foldText(filter.search);
  return isForThem && (foldText(question).includes(search) || foldText(answer).includes(search));
}
