import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import type { FieldKind } from "#domain/website/field-kinds.ts";

const kinds: readonly FieldKind[] = ["line", "url", "email", "day", "money", "number", "flag", "choice"];

/** Whether a field has one input, which needs no screen of its own. */
export const isOneInput = ({ kind, parked }: Pick<Field, "kind" | "parked">) =>
  kinds.includes(kind) && parked === null;

/** Whether a change is told part by part: what comes or goes whole, or has one input, is told in a line. */
export const hasParts = (field: Field, next: Json) =>
  !isOneInput(field) && next !== null && field.live !== null;
