import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { blankEntry } from "./blank-entry.ts";

/**
 * What the editor of a field begins with: the draft, else what is live; of an entry that was taken out what came with the
 * program, of a new one its blank form, begun today.
 */
export function currentValue(field: Field, timeZone: string): Json {
  const isAbsent = field.isEntry && !field.draft && field.live === null;
  return isAbsent ? (field.shipped ?? blankEntry(field, timeZone)) : standingValue(field);
}

/** What stands there for everybody in the office: the draft, else what is live. */
export const standingValue = ({ draft, live }: Field): Json => (draft ? draft.value : live);

/** Whether something waits in it or is asked. */
export const isAsked = ({ draft, isConflict, parked }: Field) =>
  draft !== null || isConflict || parked !== null;
