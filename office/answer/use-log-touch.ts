import { answerWords } from "#content/words/office/answer.ts";
import { logTouch, undoTouch } from "#domain/office/answer-operations.ts";
import type { InputOf } from "#domain/office/operation.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";
import { useUndoable } from "../commands/use-undoable.ts";

type Touch = Pick<InputOf<typeof logTouch>, "kind" | "body" | "outcome"> &
  Partial<Pick<InputOf<typeof logTouch>, "seen">>;

/** Notes what was done with a person, and offers to take it back. */
export function useLogTouch({ id, lastAnswerId }: PersonCard) {
  const { call, locale } = useOffice();
  const undoable = useUndoable();
  return async (touch: Touch, anyway: boolean, done = () => {}) => {
    const { touchId } = await call(logTouch, { id, seen: lastAnswerId, ...touch, anyway });
    done();
    await undoable(answerWords[locale].done[touch.kind], () => call(undoTouch, { id: touchId }));
  };
}
