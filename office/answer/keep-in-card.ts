import { getPerson } from "#domain/office/people-operations.ts";
import type { DraftChannel } from "#domain/people/people.ts";
import type { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { type DraftText, isEmpty } from "./draft-saver.ts";

type Draft = DraftText & { channel: DraftChannel; savedAt: string };

/** Puts a stored draft into the card that is cached: it is not read again for one. */
export function keepInCard(
  { call, queries }: Pick<ReturnType<typeof useOffice>, "call" | "queries">,
  id: string,
  draft: Draft,
): void {
  queries.setQueryData(queryOf(call, getPerson, { id }).queryKey, (card) => {
    const others = card?.drafts.filter(({ channel }) => channel !== draft.channel) ?? [];
    return card && { ...card, drafts: isEmpty(draft) ? others : [...others, draft] };
  });
}
