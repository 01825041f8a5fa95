import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { InputOf } from "#domain/office/operation.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { changePerson } from "#domain/office/person-commands.ts";
import { useOffice } from "../base/office-context.ts";
import { type Conflict, OfficeProblem } from "../base/office-problem.ts";
import { useUndoable } from "../commands/use-undoable.ts";
import { usePeopleChanged } from "../parts/use-people-changed.ts";

type Changes = InputOf<typeof changePerson>["changes"];
export type PersonField = keyof Changes;
export type FieldValue = string | null;
/** Somebody else was faster: what they wrote stands in the card, and what was written here waits for a choice. */
type FieldConflict = Conflict & { field: PersonField; mine: FieldValue };

/** What a field held when the card was read; a change names it, so that it overwrites nothing unseen. */
function seenValue(person: PersonCard, field: PersonField): FieldValue {
  if (field === "phone") return person.phoneShown;
  if (field === "assignedTo") return person.assignedTo?.id ?? null;
  if (field === "blockedChannels") return person.blockedChannels.join();
  return person[field];
}

/** Changes fields of a person by compare-and-set; throws what is no conflict. */
export function usePersonChange(person: PersonCard) {
  const { call, locale } = useOffice();
  const [conflict, setConflict] = useState<FieldConflict>();
  const [unsaved, setUnsaved] = useState<readonly PersonField[]>([]);
  const undoable = useUndoable();
  const peopleChanged = usePeopleChanged();
  const words = personWords[locale];
  const set = (field: PersonField, from: FieldValue, to: FieldValue) =>
    call(changePerson, { id: person.id, changes: { [field]: { from, to } } as Changes });
  const change = async (field: PersonField, to: FieldValue, from = seenValue(person, field)) => {
    if (from !== to) {
      try {
        await set(field, from, to);
      } catch (error) {
        if (!(error instanceof OfficeProblem && error.conflict)) throw error;
        setConflict({ ...error.conflict, field, mine: to });
        return peopleChanged();
      }
      await undoable(fillIn(words.changed, { field: words.labels[field] }), () => set(field, to, from));
    }
    // That of another field waits on for its choice.
    setConflict((open) => (open?.field === field ? undefined : open));
  };
  const noteUnsaved = (field: PersonField, isUnsaved: boolean) =>
    setUnsaved((all) => {
      if (all.includes(field) === isUnsaved) return all;
      return isUnsaved ? [...all, field] : all.filter((each) => each !== field);
    });
  return { change, conflict, forgetConflict: () => setConflict(undefined), unsaved, noteUnsaved };
}

export type PersonChange = ReturnType<typeof usePersonChange>;
