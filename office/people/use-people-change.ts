import { fillCount } from "#content/format/fill-in.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import type { InputOf, OutputOf } from "#domain/office/operation.ts";
import { changePeople, mostChanged } from "#domain/office/person-commands.ts";
import { useOffice } from "../base/office-context.ts";
import { useUndoable } from "../commands/use-undoable.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import { usePeopleChanged } from "../parts/use-people-changed.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";

export type Change = InputOf<typeof changePeople>["change"];
type Changed = OutputOf<typeof changePeople>["changed"];

/** Changes a field of several people and offers to take it back; resolves with whether it was changed. */
export function usePeopleChange() {
  const { call, locale } = useOffice();
  const undoable = useUndoable();
  const peopleChanged = usePeopleChanged();
  const fail = useFailureToast();
  const succeed = useSuccessToast();
  const words = peopleWords[locale];
  /** As many calls as it takes; resolves with `changed`, which has those who were changed so far also when one fails. */
  const changeAll = async (
    ids: readonly string[],
    change: Change,
    changed: Changed = [],
  ): Promise<Changed> => {
    for (let done = 0; done < ids.length; done += mostChanged) {
      const answer = await call(changePeople, { ids: ids.slice(done, done + mostChanged), change });
      changed.push(...answer.changed);
    }
    return changed;
  };
  /** Gives each person back what they held; whoever was changed since keeps that. */
  const putBack = async (changed: Changed, { field, to: from }: Change) => {
    let count = 0;
    for (const to of new Set(changed.map((person) => person.from))) {
      const ids = changed.filter((person) => person.from === to).map(({ id }) => id);
      const { length } = await changeAll(ids, { field, to, from } as Change);
      count += length;
    }
    return count < changed.length ? fillCount(words.changedSince, changed.length - count) : "";
  };
  return async (ids: string[], change: Change): Promise<boolean> => {
    const changed: Changed = [];
    const titleOf = () => fillCount(words.changed, changed.length);
    const offerUndo = () => undoable(titleOf(), () => putBack(changed, change));
    try {
      await changeAll(ids, change, changed);
    } catch (error) {
      // Those before the call that failed are changed.
      const read = changed.length > 0 ? offerUndo() : peopleChanged();
      fail(error);
      await read;
      return false;
    }
    if (changed.length > 0) await offerUndo();
    else succeed({ title: titleOf(), text: "" });
    return true;
  };
}
