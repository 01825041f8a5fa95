import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { blankEntry } from "./blank-entry.ts";

/** What stands in a field for who edits it: the draft, else what is live; of a new entry its blank form. */
export function currentValue(field: Field): Json {
  const { draft, live, shipped, isEntry } = field;
  const isNew = isEntry && !draft && live === null && shipped === null;
  return isNew ? blankEntry(field) : standingValue(field);
}

/** What stands there for everybody in the office: the draft, else what is live. */
export const standingValue = ({ draft, live }: Field): Json => (draft ? draft.value : live);
