import { fillCount } from "#content/format/fill-in.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import type { InputOf, OutputOf } from "#domain/office/operation.ts";
import { changePeople, mostChanged } from "#domain/office/person-commands.ts";
import { useOffice } from "../base/office-context.ts";
import { changeInParts } from "../commands/in-parts.ts";
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
  const changeAll = (ids: readonly string[], change: Change) =>
    changeInParts(ids, mostChanged, (part) => call(changePeople, { ids: part, change }));
  /** Gives each person back what they held; whoever was changed since keeps that. */
  const putBack = async (changed: Changed, { field, to: from }: Change) => {
    let count = 0;
    for (const to of new Set(changed.map((person) => person.from))) {
      const ids = changed.filter((person) => person.from === to).map(({ id }) => id);
      const back = await changeAll(ids, { field, to, from } as Change);
      if (back.error) throw back.error;
      count += back.changed.length;
    }
    return count < changed.length ? fillCount(words.changedSince, changed.length - count) : "";
  };
  return async (ids: string[], change: Change): Promise<boolean> => {
    const { changed, error } = await changeAll(ids, change);
    const title = fillCount(words.changed, changed.length);
    const read = changed.length > 0 ? undoable(title, () => putBack(changed, change)) : peopleChanged();
    if (error) fail(error);
    else if (changed.length === 0) succeed({ title, text: "" });
    await read;
    return !error;
  };
}
