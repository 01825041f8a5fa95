import { useRef } from "react";
import type { PersonCard } from "#domain/office/person-card.ts";
import type { DraftChannel } from "#domain/people/people.ts";
import type { Conflict } from "../base/office-problem.ts";
import { useMe } from "../parts/use-me.ts";

/**
 * The last answer that whoever writes has seen, for each way to write: the one when the text was begun. A newer one comes
 * into the card behind a sheet or far below, so that it does not count as read. The card keeps it, as its forms come and go.
 */
export function useSeenAnswers({ drafts, lastAnswerId, timeline }: PersonCard) {
  const me = useMe();
  const { current: begun } = useRef(new Map<DraftChannel, string | null>());
  const note = (channel: DraftChannel, isBegun: boolean) => {
    if (!isBegun) begun.delete(channel);
    else if (!begun.has(channel)) begun.set(channel, lastAnswerId);
  };
  for (const { channel } of drafts) note(channel, true);
  const seenFor = (channel: DraftChannel) =>
    begun.has(channel) ? (begun.get(channel) ?? null) : lastAnswerId;
  return {
    /** Called with each drawing of a form: whether there is a text in it. */
    note,
    seenFor,
    /** A colleague's answer that the card has and whoever writes has not seen. */
    unseenFor(channel: DraftChannel): Conflict | undefined {
      if (lastAnswerId === seenFor(channel)) return undefined;
      const answer = timeline.find(({ type, id }) => type === "touch" && id === lastAnswerId);
      if (answer?.type !== "touch" || answer.by === me?.name) return undefined;
      return { current: answer.body, by: answer.by ?? "", at: answer.at };
    },
    markSeen: (channel: DraftChannel) => void begun.set(channel, lastAnswerId),
  };
}
export type SeenAnswers = ReturnType<typeof useSeenAnswers>;
