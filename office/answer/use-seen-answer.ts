import { useRef } from "react";
import type { PersonCard } from "#domain/office/person-card.ts";
import type { Conflict } from "../base/office-problem.ts";
import { useMe } from "../parts/use-me.ts";

/**
 * The last answer that whoever writes has seen: the one when the text was begun. A newer one comes into the card behind a
 * sheet or far below, so that it does not count as read.
 */
export function useSeenAnswer({ lastAnswerId, timeline }: PersonCard, isBegun: boolean) {
  const me = useMe();
  const seen = useRef(lastAnswerId);
  if (!isBegun) seen.current = lastAnswerId;
  return {
    seen: seen.current,
    /** A colleague's answer that the card has and whoever writes has not seen. */
    unseen(): Conflict | undefined {
      if (lastAnswerId === seen.current) return undefined;
      const answer = timeline.find(({ type, id }) => type === "touch" && id === lastAnswerId);
      if (answer?.type !== "touch" || answer.by === me?.name) return undefined;
      return { current: answer.body, by: answer.by ?? "", at: answer.at };
    },
    markSeen: () => {
      seen.current = lastAnswerId;
    },
  };
}
