import { answerWords } from "#content/words/office/answer.ts";
import { sendLetter, undoLetter } from "#domain/office/answer-operations.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";
import { useUndoable } from "../commands/use-undoable.ts";

type Sending = {
  /** The last answer that whoever writes has seen. */
  seen: string | null;
  anyway: boolean;
  /** Told once the letter lies in the outbox. */
  done: () => void;
};

/** Sends an email of the office to a person, and offers to take it back as long as it lies in the outbox. */
export function useSendLetter({ id, writes }: PersonCard) {
  const { call, locale } = useOffice();
  const undoable = useUndoable();
  return async (text: { subject: string; body: string }, { seen, anyway, done }: Sending) => {
    const { letterId } = await call(sendLetter, { id, locale: writes, ...text, seen, anyway });
    done();
    const words = answerWords[locale];
    const undo = async () => {
      await call(undoLetter, { id: letterId });
      return words.undone;
    };
    await undoable(words.done.mail, undo, letterId);
  };
}
