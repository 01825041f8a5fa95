import { fillIn } from "#content/format/fill-in.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { PersonSummary } from "#domain/office/desk-values.ts";
import { changePerson } from "#domain/office/person-commands.ts";
import { useOffice } from "../base/office-context.ts";
import { focusedPerson } from "../commands/move-focus.ts";
import { useCommands } from "../commands/registry.ts";
import { useUndoable } from "../commands/use-undoable.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import { useMe } from "../parts/use-me.ts";

/** Offers to take the person whose row has the focus. */
export function useAssignMe(people: readonly PersonSummary[] | undefined): void {
  const { call, locale } = useOffice();
  const me = useMe();
  const fail = useFailureToast();
  const undoable = useUndoable();
  const words = personWords[locale];
  const assign = async () => {
    const person = people?.find(({ id }) => id === focusedPerson());
    if (!person || !me) return;
    const { id } = person;
    const [from, to] = [person.assignedTo?.id ?? null, me.id];
    if (from === to) return;
    const set = (seen: string | null, wanted: string | null) =>
      call(changePerson, { id, changes: { assignedTo: { from: seen, to: wanted } } });
    await set(from, to);
    await undoable(fillIn(words.changed, { field: words.labels.assignedTo }), () => set(to, from));
  };
  useCommands([
    {
      id: "assign-me",
      words: words.assignMe,
      keys: "a",
      run: () => void assign().catch(fail),
    },
  ]);
}
