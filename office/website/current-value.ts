import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { blankEntry } from "./blank-entry.ts";

/** What the editor of a field begins with: the draft, else what is live; of a new entry its blank form, begun today. */
export function currentValue(field: Field, timeZone: string): Json {
  const { draft, live, shipped, isEntry } = field;
  const isNew = isEntry && !draft && live === null && shipped === null;
  return isNew ? blankEntry(field, timeZone) : standingValue(field);
}

/** What stands there for everybody in the office: the draft, else what is live. */
export const standingValue = ({ draft, live }: Field): Json => (draft ? draft.value : live);
