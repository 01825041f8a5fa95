import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";

export type EditorProps = {
  /** The label of an editor with one input, the name of the group for others. */
  label: string;
  value: Json;
  onChange: (value: Json) => void;
  options?: readonly string[] | undefined;
  /** Of an order the entries of its list, of postponements the deadlines. */
  entries?: Field["entries"];
  /** The id of the element that says what is wrong. */
  describedBy?: string | undefined;
  isInvalid?: boolean | undefined;
};
